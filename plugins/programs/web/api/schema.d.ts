// Made from the server's OpenAPI document by `npm run api`, or `estante openapi --plugin … | estante-types`.
type Headers = { [name: string]: unknown };
type NoParameters = {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
};
type Refusal = {
    headers: Headers;
    content: { "application/json": components["schemas"]["Error"] };
};
export interface paths {
    "/system-settings/countries": {
        /** List countries */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    iso_code?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CountryRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make one of the countries */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCountry"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CountryAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/system-settings/countries/bulk": {
        /** Change many countries: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    iso_code?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CountryBulk"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BulkView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/system-settings/countries/{guid}": {
        /** One of the countries */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CountryAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change what is sent of one of the countries */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CountryFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CountryAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete one of the countries */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/system-settings/countries/{guid}/history": {
        /** Who changed one of the countries, with old and new values */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RecordHistory"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/system-settings/countries/{guid}/used-by": {
        /** What uses one of the countries, as every plugin says */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UsedBy"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/disciplines": {
        /** List disciplines */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["DisciplineRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make one of the disciplines */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewDiscipline"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["DisciplineRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete disciplines, each judged on its own */
        delete: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RecordGuids"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/disciplines/{guid}": {
        /** Change what is sent of one of the disciplines */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DisciplineFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["DisciplineRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/education-levels": {
        /** List education levels with years and subjects */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    educationYears?: string[];
                    disciplines?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["EducationLevelRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Order the levels of a country and their years */
        put: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LevelOrder"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["OrderedLevels"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make one of the education levels */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewEducationLevel"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["EducationLevelRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete education levels, each judged on its own */
        delete: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RecordGuids"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/education-levels/{guid}": {
        /** Change what is sent of one of the education levels */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EducationLevelFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["EducationLevelRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/education-years": {
        /** List education years */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    level?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["EducationYearRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make one of the education years */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewEducationYear"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["EducationYearRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete education years, each judged on its own */
        delete: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RecordGuids"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/education-years/{guid}": {
        /** Change what is sent of one of the education years */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EducationYearFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["EducationYearRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/education-courses": {
        /** List the courses of a country with level, year and state */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    country?: string[];
                    bimester?: number;
                    trimester?: number;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CourseRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Order the courses of a country */
        put: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CourseOrder"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["OrderedCourses"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/cms/learning-objectives": {
        /** List learning objectives, as their tree is read */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    discipline?: string[];
                    educationLevel?: string[];
                    educationYears?: string[];
                    parent?: string[];
                    isRoot?: boolean;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LearningObjectiveRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make one of the learning objectives */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewLearningObjective"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LearningObjectiveRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/cms/learning-objectives/bulk": {
        /** Change many learning objectives: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    discipline?: string[];
                    educationLevel?: string[];
                    educationYears?: string[];
                    parent?: string[];
                    isRoot?: boolean;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LearningObjectiveBulk"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BulkView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/cms/learning-objectives/{guid}": {
        /** One of the learning objectives */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LearningObjectiveRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change what is sent of one of the learning objectives */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LearningObjectiveFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LearningObjectiveRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete one of the learning objectives */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/cms/learning-objectives/{guid}/history": {
        /** Who changed one of the learning objectives, with old and new values */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RecordHistory"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/cms/learning-objectives/{guid}/used-by": {
        /** What uses one of the learning objectives, as every plugin says */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UsedBy"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/locations": {
        /** Countries, states and cities */
        get: {
            parameters: {
                query?: {
                    country?: string | null;
                    state?: string | null;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Locations"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/locations/countries": {
        /** List countries to choose from */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LocationCountry"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/locations/states": {
        /** List states, of one country perhaps */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StateRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/locations/cities": {
        /** List cities, of one state perhaps */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    state?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CityRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_scale": {
        /** List evaluation_scale */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: ("numeric" | "qualitative")[];
                    is_complete?: boolean;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ScaleRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make one of the evaluation_scale */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewScale"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ScaleAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_scale/bulk": {
        /** Change many evaluation_scale: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: ("numeric" | "qualitative")[];
                    is_complete?: boolean;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ScaleBulk"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BulkView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_scale/{guid}": {
        /** One of the evaluation_scale */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ScaleAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change what is sent of one of the evaluation_scale */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ScaleFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ScaleAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete one of the evaluation_scale */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_scale/{guid}/history": {
        /** Who changed one of the evaluation_scale, with old and new values */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RecordHistory"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_scale/{guid}/used-by": {
        /** What uses one of the evaluation_scale, as every plugin says */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UsedBy"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/evaluable-categories": {
        /** List evaluable categories */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CategoryRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make one of the evaluable categories */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCategory"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CategoryRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/evaluable-categories/bulk": {
        /** Change many evaluable categories: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CategoryBulk"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BulkView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/evaluable-categories/{guid}": {
        /** One of the evaluable categories */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CategoryRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change what is sent of one of the evaluable categories */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CategoryFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CategoryRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete one of the evaluable categories */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/evaluable-categories/{guid}/history": {
        /** Who changed one of the evaluable categories, with old and new values */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RecordHistory"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/evaluable-categories/{guid}/used-by": {
        /** What uses one of the evaluable categories, as every plugin says */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UsedBy"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/evaluable-categories/weights": {
        /** What the weights of all evaluable categories are together */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CategoryWeights"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_period": {
        /** List evaluation_period */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    evaluation_period?: ("annual" | "bimonthly" | "quarterly" | "semester" | "trimester")[];
                    school_year?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PeriodRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make one of the evaluation_period */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPeriod"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PeriodRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_period/facets": {
        /** Count evaluation_period by their values */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    evaluation_period?: ("annual" | "bimonthly" | "quarterly" | "semester" | "trimester")[];
                    school_year?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PeriodFacets"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_period/bulk": {
        /** Change many evaluation_period: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    evaluation_period?: ("annual" | "bimonthly" | "quarterly" | "semester" | "trimester")[];
                    school_year?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PeriodBulk"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BulkView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_period/{guid}": {
        /** One of the evaluation_period */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PeriodRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change what is sent of one of the evaluation_period */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PeriodFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PeriodRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete one of the evaluation_period */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_period/{guid}/history": {
        /** Who changed one of the evaluation_period, with old and new values */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RecordHistory"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/evaluation_period/{guid}/used-by": {
        /** What uses one of the evaluation_period, as every plugin says */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UsedBy"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/sys/evaluation_periods": {
        /** The kinds of evaluation period */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PeriodKindRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/system-settings": {
        /** The switches of the organization, by name */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: {
                                [key: string]: boolean | number | string | null;
                            };
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change switches of the organization */
        put: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SystemSettingsChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: {
                                [key: string]: boolean | number | string | null;
                            };
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses": {
        /** ListPrograms */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    discipline?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    trimester?: (1 | 2 | 3)[];
                    publication?: string[];
                    is_accessible?: boolean[];
                    createdAt?: string;
                    created_by?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make a program, or a course of one's own */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewProgram"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"] | components["schemas"]["TeacherCourseAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete courses, each judged on its own */
        delete: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RecordGuids"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/export": {
        /** ExportPrograms */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    discipline?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    trimester?: (1 | 2 | 3)[];
                    publication?: string[];
                    is_accessible?: boolean[];
                    createdAt?: string;
                    created_by?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExportChoice"] | null;
                };
            };
            responses: {
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ExportView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/related": {
        /** ListRelated */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    discipline?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    trimester?: (1 | 2 | 3)[];
                    publication?: string[];
                    is_accessible?: boolean[];
                    createdAt?: string;
                    created_by?: string[];
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/preferences": {
        /** ChangePreferences */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProgramPreferences"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/course-templates": {
        /** ListTemplates */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TemplateRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/facets": {
        /** Count courses by their values */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    discipline?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    trimester?: (1 | 2 | 3)[];
                    publication?: string[];
                    is_accessible?: boolean[];
                    createdAt?: string;
                    created_by?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramFacets"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/bulk": {
        /** Change many courses: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    discipline?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    trimester?: (1 | 2 | 3)[];
                    publication?: string[];
                    is_accessible?: boolean[];
                    createdAt?: string;
                    created_by?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProgramBulk"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BulkView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}": {
        /** One of the courses */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change what is sent of one of the courses */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProgramFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses-clone": {
        /** Copy one of the courses */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RecordGuid"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/history": {
        /** Who changed one of the courses, with old and new values */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RecordHistory"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/used-by": {
        /** What uses one of the courses, as every plugin says */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UsedBy"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/cover": {
        /** Give a program a picture */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["FileForm"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Leave a program without a picture */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/picture": {
        /** Give a program a picture */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["FileForm"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Leave a program without a picture */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/background": {
        /** Give a program a picture */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["FileForm"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Leave a program without a picture */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgramAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/v3/courses/{guid}/custom_styles": {
        /** A program's own styles */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CustomStyles"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change a program's own styles */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CustomStyleFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CustomStyles"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Give a program its first own styles */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CustomStyleFields"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CustomStyles"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/course-typefaces": {
        /** ListTypefaces */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TypefaceRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/course-fonts": {
        /** ListOwnFonts */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TypefaceRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/course-templates/config": {
        /** Look at the config of a template before it is saved */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WrittenConfig"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CheckedConfig"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/units/{unit_guid}": {
        /** Change what is sent of a unit */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    unit_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UnitFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UnitRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete a unit */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    unit_guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/units": {
        /** List the units of a program with lessons */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    trimester?: (1 | 2 | 3)[];
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UnitRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make a unit of a program */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewUnit"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UnitRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/units-order": {
        /** Put the units of a program in order */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StructureOrder"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StructureOrder"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/publish-all": {
        /** Publish every draft of a program, for good */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PublishedParts"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/units/{unit_guid}/publish": {
        /** Publish a unit with its lessons, for good */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    unit_guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UnitRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/units/{unit_guid}/lessons": {
        /** Make a lesson of a unit */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    unit_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewLesson"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/units/{unit_guid}/lessons-order": {
        /** Put lessons into a unit, in order */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    unit_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StructureOrder"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StructureOrder"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}": {
        /** One lesson */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change what is sent of a lesson */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LessonFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete a lesson */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/convert-to-pro": {
        /** Make a classic or light lesson a Pro one, for good */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/publish": {
        /** Publish a lesson, for good */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/preview": {
        /** A lesson as its students will see it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonPreview"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/sections": {
        /** Make a section of a lesson */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewSection"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["SectionRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/sections-order": {
        /** Put the sections of a lesson in order */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StructureOrder"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StructureOrder"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/sections/{section_guid}": {
        /** Change what is sent of a section */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    section_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SectionFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["SectionRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete a section by its name */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    section_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TypedName"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/materials": {
        /** Make a material of a lesson */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewLessonMaterial"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MaterialRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/materials-order": {
        /** Put materials into a section, in order */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MaterialOrder"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MaterialOrder"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/materials/{material_guid}": {
        /** Change what is sent of a material */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    material_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MaterialFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MaterialRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete a material */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    material_guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/tasks": {
        /** Make a task of a lesson */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewLessonTask"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonTaskRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/tasks/{task_guid}": {
        /** Change what is sent of a task */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    task_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LessonTaskFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonTaskRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete a task */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    task_guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/programmings": {
        /** List the programmings of a program */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    status?: ("completed" | "draft" | "published")[];
                    evaluation_period?: string[];
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgrammingRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make a programming of a program */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewProgramming"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgrammingAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/programmings/{guid}": {
        /** One programming */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgrammingAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change what is sent of a programming */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProgrammingFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgrammingAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete a programming by its title */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TypedTitle"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/programmings/{guid}/complete": {
        /** Complete a programming, for good */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgrammingAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/programmings/{guid}/materials": {
        /** List the materials that sessions can be held with */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MaterialChoice"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/programmings/{guid}/sessions-order": {
        /** Put the sessions of a programming in order */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SessionOrder"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["SessionOrder"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/programmings/{guid}/publish": {
        /** Publish a programming, for good */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProgrammingAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/programmings/{guid}/sessions/{session_guid}": {
        /** Change what is sent of a session */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    session_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SessionFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_programs_schemas_programming_SessionAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete a session of a programming */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    session_guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/programmings/{guid}/sessions": {
        /** Make a session of a programming */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_programs_schemas_programming_SessionAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/programmings/{guid}/sessions/{session_guid}/guide": {
        /** Give a session its teacher guide */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    session_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["FileForm"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_programs_schemas_programming_SessionAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Leave a session without a teacher guide */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    session_guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_programs_schemas_programming_SessionAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/toolbox/{tool_group_guid}": {
        /** Change what is sent of a tool group */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    tool_group_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ToolGroupFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ToolGroupRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete a tool group of a program */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    tool_group_guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/courses/{guid}/toolbox": {
        /** List the tool groups of a program */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ToolGroupRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Make a tool group of a program */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewToolGroup"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ToolGroupRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/map": {
        /** Give a map lesson a picture */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["FileForm"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Leave a map lesson without a picture */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/map/points": {
        /** Put the points of a map lesson where they are */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MapPlaces"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/scorm": {
        /** Make a SCORM 1.2 package of a lesson, as a job */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ExportView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lms/lessons/{guid}/scorm/preview": {
        /** Where a lesson is shown as its package will look */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ScormPreview"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/tasks/{guid}/marks": {
        /** The marks in a task */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StudentMark"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/programs": {
        /** List one's own programs */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StudyRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/programs/{guid}/programmings": {
        /** The programmings of one of one's own programs */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StudyProgramming"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/programs/{guid}/toolbox": {
        /** The tools beside the lessons of one of one's own programs */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StudyToolGroup"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/materials/{guid}/opened": {
        /** Say that one opens a material */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["OpenedMaterial"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/lessons/{guid}": {
        /** A lesson of one's own programs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LessonToStudy"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/programs/{guid}": {
        /** One of one's own programs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StudyProgram"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/tasks/{guid}/boards": {
        /** The boards of a task */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BoardRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/tasks/{guid}/board": {
        /** Open one's board of a task */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpenBoard"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["OpenedBoard"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/boards/{guid}/cards": {
        /** Make a card of a board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCard"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CardRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/boards/{guid}": {
        /** A board with its cards */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BoardAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/cards/{card_guid}": {
        /** Change what is sent of a card */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    card_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CardFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CardRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete a card */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    card_guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Deleted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/cards/{card_guid}/place": {
        /** Move a card */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    card_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CardPlace"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CardRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/users/{guid}/programs": {
        /** ListPersonPrograms */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PersonProgramRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/users/{guid}/school-programs": {
        /** ListSchoolPrograms */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["SchoolProgramRow"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
}
export interface components {
    schemas: {
        BoardAnswer: {
            guid: string;
            task_guid: string;
            task_name: string;
            description: string;
            teacher_notes: string | null;
            lesson_guid: string;
            program_guid: string;
            name: string | null;
            is_group: boolean;
            columns: string[];
            cards: components["schemas"]["CardRow"][];
            people: components["schemas"]["BoardPerson"][];
        };
        BoardPerson: {
            guid: string;
            name: string;
        };
        BoardPlace: {
            guid: string;
            name: string;
        };
        BoardRow: {
            guid: string;
            name: string | null;
            is_group: boolean;
            columns: components["schemas"]["ColumnSum"][];
            updated_at: string;
        };
        BulkView: {
            guid: string;
            act: string;
            status: "running" | "done" | "cancelled" | "failed";
            total: number;
            changed: number;
            unchanged: number;
            refused: number;
            refusals: components["schemas"]["RefusedRow"][];
            job: string | null;
            is_undone: boolean;
        };
        CardFields: {
            title?: string;
            description?: string;
            due_on?: string | null;
            people?: string[];
        };
        CardPlace: {
            column: number;
            before?: string | null;
        };
        CardRow: {
            guid: string;
            board_guid: string;
            title: string;
            description: string;
            due_on: string | null;
            column: number;
            people: components["schemas"]["BoardPerson"][];
            version: number;
        };
        CategoryBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "delete";
        };
        CategoryFields: {
            name?: string;
            description?: string;
            color?: string | null;
            weight?: number | null;
        };
        CategoryRow: {
            guid: string;
            name: string;
            description: string;
            color: string;
            weight: number;
            created_by: string | null;
            created_at: string;
            updated_at: string;
        };
        CategoryWeights: {
            total: number;
        };
        CheckedConfig: {
            config: {
                [key: string]: unknown;
            };
        };
        CityRow: {
            guid: string;
            name: string;
            state_guid: string;
            state_name: string;
        };
        ColumnSum: {
            name: string;
            cards: number;
        };
        CountryAnswer: {
            guid: string;
            name: string;
            iso_code: string;
            academic_period: "bimester" | "trimester";
            ranking_scale_guid: string | null;
            ranking_scale: components["schemas"]["RankingScale"] | null;
            disciplines: components["schemas"]["estante_settings_schemas_part_Part"][];
            educationLevels: components["schemas"]["estante_settings_schemas_part_Part"][];
            courses: components["schemas"]["estante_settings_schemas_part_Part"][];
            created_by: string | null;
            created_at: string;
            updated_at: string;
        };
        CountryBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "delete";
        };
        CountryFields: {
            name?: string;
            iso_code?: string;
            academic_period?: "bimester" | "trimester";
            ranking_scale_guid?: string | null;
        };
        CountryRow: {
            guid: string;
            name: string;
            iso_code: string;
            academic_period: "bimester" | "trimester";
            ranking_scale: components["schemas"]["RankingScale"] | null;
            discipline_count: number;
            level_count: number;
            created_by: string | null;
            created_at: string;
            updated_at: string;
        };
        CourseOrder: {
            country: string;
            courses: string[];
        };
        CourseRow: {
            guid: string;
            name: string;
            country_guid: string;
            academic_period: "bimester" | "trimester";
            periods: number[];
            educationLevels: components["schemas"]["estante_settings_schemas_part_Part"][];
            educationYears: components["schemas"]["estante_settings_schemas_part_Part"][];
            status: "draft" | "active" | "inactive";
            address: string;
            position: number;
        };
        CustomStyleFields: {
            custom_color_first?: string | null;
            custom_color_second?: string | null;
            custom_color_gradient_first?: string | null;
            custom_color_gradient_second?: string | null;
            custom_color_second_style?: "solid" | "gradient" | "outline" | null;
            custom_border_radius?: number | string | null;
            custom_heading_typeface_guid?: string | null;
            custom_body_typeface_guid?: string | null;
        };
        CustomStyles: {
            custom_color_first: string | null;
            custom_color_second: string | null;
            custom_color_gradient_first: string | null;
            custom_color_gradient_second: string | null;
            custom_color_second_style: "solid" | "gradient" | "outline" | null;
            custom_border_radius: number | null;
            custom_heading_typeface_guid: string | null;
            custom_body_typeface_guid: string | null;
        };
        Deleted: {
            deleted: string[];
            refused: components["schemas"]["RefusedRow"][];
        };
        DisciplineFields: {
            name?: string;
            position?: number;
        };
        DisciplineRow: {
            guid: string;
            name: string;
            country_guid: string;
            position: number;
            created_at: string;
            updated_at: string;
        };
        EducationLevelFields: {
            name?: string;
            disciplines?: string[];
        };
        EducationLevelRow: {
            guid: string;
            name: string;
            country_guid: string;
            position: number;
            educationYears: components["schemas"]["estante_settings_schemas_part_Part"][];
            disciplines: components["schemas"]["estante_settings_schemas_part_Part"][];
            created_at: string;
            updated_at: string;
        };
        EducationYearFields: {
            name?: string;
            position?: number;
        };
        EducationYearRow: {
            guid: string;
            name: string;
            level_guid: string;
            position: number;
            created_at: string;
            updated_at: string;
        };
        Error: {
            status: "error";
            code: string;
            message: string;
            errors: {
                field: string;
                code: string;
                message: string;
            }[];
            request_id: string;
        };
        ExportChoice: {
            columns: (string | unknown)[];
            guids?: string[] | null;
            except: (string | unknown)[];
            format: "csv" | "xlsx";
        };
        ExportView: {
            id: string;
            status: "queued" | "processing" | "preparing download" | "downloaded" | "failed";
            message: string;
            file_name: string;
            rows?: number | null;
            size?: number | null;
            url?: string | null;
            expires_at?: string | null;
        };
        FacetCount: {
            value: string;
            count: number;
        };
        FileForm: {
            file: string;
        };
        Kanban: {
            of: "person" | "group";
            columns?: string[];
            cards: components["schemas"]["StartCard"][];
        };
        KanbanRow: {
            of: "person" | "group";
            columns: string[];
            cards: components["schemas"]["StartCard"][];
            boards: number;
        };
        LearningObjectiveBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "delete";
        };
        LearningObjectiveFields: {
            code?: string;
            description?: string;
            country?: string;
            discipline?: string | null;
            educationLevel?: string | null;
            educationYears?: string[];
            parent?: string | null;
        };
        LearningObjectiveRow: {
            guid: string;
            code: string;
            description: string;
            country: string;
            country_name: string;
            discipline: string | null;
            discipline_name: string | null;
            educationLevel: string | null;
            education_level_name: string | null;
            educationYears: string[];
            parent: string | null;
            path: components["schemas"]["ObjectivePart"][];
            created_by: string | null;
            created_at: string;
            updated_at: string;
        };
        LessonAnswer: {
            guid: string;
            unit_guid: string;
            name: string;
            type: "classic" | "light" | "Mint" | "Pro" | "map";
            status: "draft" | "published";
            published_by: string | null;
            published_at: string | null;
            version: number;
            created_at: string;
            updated_at: string;
            course_guid: string;
            sections: components["schemas"]["SectionRow"][];
            materials: components["schemas"]["MaterialRow"][];
            tasks: components["schemas"]["LessonTaskRow"][];
            map: components["schemas"]["LessonMap"] | null;
        };
        LessonFields: {
            name?: string;
            type?: "classic" | "light" | "Mint" | "Pro" | "map";
            status?: "draft" | "published";
        };
        LessonMap: {
            url: string | null;
            points: components["schemas"]["MapPlace"][];
        };
        LessonPreview: {
            lesson: components["schemas"]["LessonToStudy"];
            toolbox: components["schemas"]["StudyToolGroup"][];
        };
        LessonRow: {
            guid: string;
            unit_guid: string;
            name: string;
            type: "classic" | "light" | "Mint" | "Pro" | "map";
            status: "draft" | "published";
            published_by: string | null;
            published_at: string | null;
            version: number;
            created_at: string;
            updated_at: string;
        };
        LessonTaskFields: {
            name?: string;
            purpose?: "evaluative" | "formative";
            description?: string;
            teacher_notes?: string;
            content_guid?: string;
            kanban?: components["schemas"]["Kanban"];
            evaluable_category?: string | null;
            evaluation_scale?: string | null;
            due_on?: string | null;
        };
        LessonTaskRow: {
            evaluable_category: string | null;
            evaluable_category_name: string | null;
            evaluation_scale: string | null;
            evaluation_scale_name: string | null;
            due_on: string | null;
            guid: string;
            lesson_guid: string;
            name: string;
            purpose: "evaluative" | "formative";
            kind: "quiz" | "videolesson" | "kanban";
            description: string;
            teacher_notes: string;
            content_guid: string | null;
            source_name: string | null;
            kanban: components["schemas"]["KanbanRow"] | null;
            unequal_points: components["schemas"]["QuizPoints"] | null;
            version: number;
        };
        LessonToStudy: {
            guid: string;
            name: string;
            type: "classic" | "light" | "Mint" | "Pro" | "map";
            number: number;
            unit_number: number;
            unit_name: string;
            program: components["schemas"]["StudyPlace"];
            colour_mint: string;
            template: string;
            look: components["schemas"]["ProgramLook"];
            structure_levels: number;
            progress: number | null;
            previous: components["schemas"]["StudyPlace"] | null;
            next: components["schemas"]["StudyPlace"] | null;
            sections: components["schemas"]["StudySection"][];
            materials: components["schemas"]["StudyMaterial"][];
            tasks: components["schemas"]["StudyTask"][];
            map: components["schemas"]["StudyMap"] | null;
        };
        LevelOrder: {
            country: string;
            levels: components["schemas"]["LevelPlace"][];
        };
        LevelPlace: {
            guid: string;
            name?: string;
            years?: string[];
        };
        LocationCity: {
            guid: string;
            name: string;
            state: string;
        };
        LocationCountry: {
            guid: string;
            name: string;
            iso_code: string;
        };
        LocationState: {
            guid: string;
            name: string;
            code: string;
            country: string;
        };
        Locations: {
            countries: components["schemas"]["LocationCountry"][];
            states: components["schemas"]["LocationState"][];
            cities: components["schemas"]["LocationCity"][];
        };
        LookTypeface: {
            name: string;
            url: string | null;
            weight: string;
        };
        MapPlace: {
            material_guid?: string | null;
            lesson_guid?: string | null;
            x: number;
            y: number;
        };
        MapPlaces: {
            points: components["schemas"]["MapPlace"][];
        };
        MaterialChoice: {
            guid: string;
            title: string;
            lesson_name: string;
            unit_name: string;
        };
        MaterialFields: {
            title?: string;
            optional?: boolean;
            teacher_only?: boolean;
            link?: string | null;
            link_target?: "embedded" | "external";
            file?: string | null;
            content_guid?: string | null;
            library_guid?: string | null;
        };
        MaterialFile: {
            name: string;
            url: string;
        };
        MaterialOrder: {
            section_guid: string | null;
            guids: string[];
            moved?: string;
        };
        MaterialRow: {
            guid: string;
            lesson_guid: string;
            section_guid: string | null;
            title: string;
            optional: boolean;
            teacher_only: boolean;
            link: string | null;
            link_target: "embedded" | "external" | null;
            file: components["schemas"]["MaterialFile"] | null;
            content_guid: string | null;
            library_guid: string | null;
            source_name: string | null;
            version: number;
        };
        Meta: {
            total: number;
            page: number;
            pageSize: number;
            total_is_capped?: boolean;
            suggestion?: string;
        };
        ModuleSessions: {
            unit_guid: string;
            sessions: string[];
        };
        ModuleSum: {
            unit_guid: string;
            number: number;
            name: string;
            session_count: number;
            minutes: number;
        };
        NewCard: {
            title: string;
            description?: string;
            due_on?: string | null;
            people?: string[];
            column: number;
        };
        NewCategory: {
            name: string;
            description?: string;
            color?: string | null;
            weight?: number | null;
        };
        NewCountry: {
            name: string;
            iso_code: string;
            academic_period?: "bimester" | "trimester";
            ranking_scale_guid?: string | null;
        };
        NewDiscipline: {
            name: string;
            country: string;
        };
        NewEducationLevel: {
            name: string;
            disciplines?: string[];
            country: string;
        };
        NewEducationYear: {
            name: string;
            level: string;
        };
        NewLearningObjective: {
            code: string;
            description: string;
            country: string;
            discipline?: string | null;
            educationLevel?: string | null;
            educationYears?: string[];
            parent?: string | null;
        };
        NewLesson: {
            name: string;
            type: "classic" | "light" | "Mint" | "Pro" | "map";
            order?: number;
        };
        NewLessonMaterial: {
            title: string;
            optional?: boolean;
            teacher_only?: boolean;
            link?: string | null;
            link_target?: "embedded" | "external";
            file?: string | null;
            content_guid?: string | null;
            library_guid?: string | null;
            section_guid?: string | null;
        };
        NewLessonTask: {
            name: string;
            purpose: "evaluative" | "formative";
            description?: string;
            teacher_notes?: string;
            content_guid?: string;
            kanban?: components["schemas"]["Kanban"];
            evaluable_category?: string | null;
            evaluation_scale?: string | null;
            due_on?: string | null;
        };
        NewPeriod: {
            evaluation_period: "annual" | "bimonthly" | "quarterly" | "semester" | "trimester";
            name: string;
            start_date: string;
            end_date: string;
            school_year: string;
        };
        NewProgram: {
            custom_color_first?: string | null;
            custom_color_second?: string | null;
            custom_color_gradient_first?: string | null;
            custom_color_gradient_second?: string | null;
            custom_color_second_style?: "solid" | "gradient" | "outline" | null;
            custom_border_radius?: number | string | null;
            custom_heading_typeface_guid?: string | null;
            custom_body_typeface_guid?: string | null;
            name: string;
            subtitle?: string;
            description?: string;
            discipline?: string;
            educationLevels?: string[];
            educationYears?: string[];
            country?: string | null;
            evaluation_period?: "annual" | "bimonthly" | "quarterly" | "semester" | "trimester" | null;
            isbn_student?: string | null;
            isbn_teacher?: string | null;
            langs?: string[];
            publication_guid?: string;
            book_guid?: string | null;
            template?: "lite" | "retro" | "primary-2022" | "primary-2025" | "secondary-2022" | "secondary-pqlco" | "steam" | "vanilla" | "components";
            template_type?: "lite" | "retro" | "primary-2022" | "primary-2025" | "secondary-2022" | "secondary-pqlco" | "steam" | "vanilla" | "components";
            templateConfig?: {
                [key: string]: unknown;
            } | string;
            json_config?: {
                [key: string]: unknown;
            } | string;
            config?: string;
            structure_levels?: 1 | 2;
            has_power_lesson?: boolean;
            is_accessible?: boolean;
            background_mint?: string | null;
            colour_mint?: string;
            heading_typeface_guid?: string | null;
            body_typeface_guid?: string | null;
            allowSkipAhead?: boolean;
            allowRepeatQuestion?: boolean;
        };
        NewProgramming: {
            title: string;
            description: string;
            evaluation_period?: string | null;
            sessions: components["schemas"]["NewSession"][];
        };
        NewScale: {
            name: string;
            type: "numeric" | "qualitative";
            min?: number | null;
            max?: number | null;
            decimals?: number | null;
            ranges?: components["schemas"]["ScaleRange"][];
        };
        NewSection: {
            name: string;
            teacher_only: boolean;
        };
        NewSession: {
            title: string;
            duration: number;
            materials?: string[];
            unit_guid?: string | null;
        };
        NewToolGroup: {
            name: string;
            teacher_only: boolean;
            items?: components["schemas"]["ToolItem"][];
        };
        NewUnit: {
            name: string;
            trimester?: 1 | 2 | 3 | null;
            order?: number;
        };
        ObjectivePart: {
            guid: string;
            code: string;
            description: string;
        };
        OpenBoard: {
            group_guid?: string | null;
        };
        OpenedBoard: {
            guid: string | null;
            groups: components["schemas"]["BoardPlace"][];
        };
        OpenedMaterial: {
            guid: string;
            opened_at: string;
        };
        OrderedCourses: {
            courses: components["schemas"]["CourseRow"][];
        };
        OrderedLevels: {
            levels: components["schemas"]["EducationLevelRow"][];
        };
        PeriodBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "delete";
        };
        PeriodFacets: {
            evaluation_period: components["schemas"]["FacetCount"][];
            school_year: components["schemas"]["FacetCount"][];
            total: number;
            total_is_capped: boolean;
        };
        PeriodFields: {
            evaluation_period?: "annual" | "bimonthly" | "quarterly" | "semester" | "trimester";
            name?: string;
            start_date?: string;
            end_date?: string;
            school_year?: string;
        };
        PeriodKindRow: {
            id: "annual" | "bimonthly" | "quarterly" | "semester" | "trimester";
            name: string;
        };
        PeriodRow: {
            id: string;
            guid: string;
            evaluation_period: "annual" | "bimonthly" | "quarterly" | "semester" | "trimester";
            name: string;
            start_date: string;
            end_date: string;
            school_year: string;
            created_by: string | null;
            created_at: string;
            updated_at: string;
        };
        PersonProgramRow: {
            guid: string;
            name: string;
            subtitle: string;
            program_cover: string | null;
            givers: components["schemas"]["ProgramGiver"][];
        };
        ProgramAnswer: {
            guid: string;
            name: string;
            subtitle: string;
            discipline: string;
            educationLevels: string[];
            educationYears: string[];
            isbn_student: string | null;
            isbn_teacher: string | null;
            country: string | null;
            program_cover: string | null;
            template: "lite" | "retro" | "primary-2022" | "primary-2025" | "secondary-2022" | "secondary-pqlco" | "steam" | "vanilla" | "components";
            is_accessible: boolean;
            created_by: string | null;
            created_at: string;
            updated_at: string;
            description: string;
            evaluation_period: "annual" | "bimonthly" | "quarterly" | "semester" | "trimester" | null;
            langs: string[];
            publication_guid: string;
            book_guid: string | null;
            book_name: string | null;
            book_thumbnail: string | null;
            template_type: "lite" | "retro" | "primary-2022" | "primary-2025" | "secondary-2022" | "secondary-pqlco" | "steam" | "vanilla" | "components";
            templateConfig: {
                [key: string]: unknown;
            };
            json_config: {
                [key: string]: unknown;
            };
            config: string;
            structure_levels: 1 | 2;
            has_power_lesson: boolean;
            picture: string | null;
            background: string | null;
            background_mint: string | null;
            colour_mint: string;
            heading_typeface_guid: string | null;
            body_typeface_guid: string | null;
            custom_color_first?: string | null;
            custom_color_second?: string | null;
            custom_color_gradient_first?: string | null;
            custom_color_gradient_second?: string | null;
            custom_color_second_style?: "solid" | "gradient" | "outline" | null;
            custom_border_radius?: number | null;
            custom_heading_typeface_guid?: string | null;
            custom_body_typeface_guid?: string | null;
            pdf_ia_ingested_at: string | null;
            pdf_pages_enabled: boolean;
            allowSkipAhead: boolean;
            allowRepeatQuestion: boolean;
        };
        ProgramBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "clone" | "delete";
        };
        ProgramFacets: {
            country: components["schemas"]["FacetCount"][];
            discipline: components["schemas"]["FacetCount"][];
            total: number;
            total_is_capped: boolean;
        };
        ProgramFields: {
            custom_color_first?: string | null;
            custom_color_second?: string | null;
            custom_color_gradient_first?: string | null;
            custom_color_gradient_second?: string | null;
            custom_color_second_style?: "solid" | "gradient" | "outline" | null;
            custom_border_radius?: number | string | null;
            custom_heading_typeface_guid?: string | null;
            custom_body_typeface_guid?: string | null;
            name?: string;
            subtitle?: string;
            description?: string;
            discipline?: string;
            educationLevels?: string[];
            educationYears?: string[];
            country?: string | null;
            evaluation_period?: "annual" | "bimonthly" | "quarterly" | "semester" | "trimester" | null;
            isbn_student?: string | null;
            isbn_teacher?: string | null;
            langs?: string[];
            publication_guid?: string;
            book_guid?: string | null;
            template?: "lite" | "retro" | "primary-2022" | "primary-2025" | "secondary-2022" | "secondary-pqlco" | "steam" | "vanilla" | "components";
            template_type?: "lite" | "retro" | "primary-2022" | "primary-2025" | "secondary-2022" | "secondary-pqlco" | "steam" | "vanilla" | "components";
            templateConfig?: {
                [key: string]: unknown;
            } | string;
            json_config?: {
                [key: string]: unknown;
            } | string;
            config?: string;
            structure_levels?: 1 | 2;
            has_power_lesson?: boolean;
            is_accessible?: boolean;
            background_mint?: string | null;
            colour_mint?: string;
            heading_typeface_guid?: string | null;
            body_typeface_guid?: string | null;
            allowSkipAhead?: boolean;
            allowRepeatQuestion?: boolean;
        };
        ProgramGiver: {
            text: string;
            name: string;
            address: string | null;
        };
        ProgramLook: {
            template: "lite" | "retro" | "primary-2022" | "primary-2025" | "secondary-2022" | "secondary-pqlco" | "steam" | "vanilla" | "components";
            config: components["schemas"]["TemplateConfig"];
            colour: string;
            paper: string | null;
            picture: string | null;
            background: string | null;
            color_first: string | null;
            color_second: string | null;
            gradient_first: string | null;
            gradient_second: string | null;
            second_style: "solid" | "gradient" | "outline" | null;
            radius: number | null;
            heading: components["schemas"]["LookTypeface"] | null;
            body: components["schemas"]["LookTypeface"] | null;
        };
        ProgramPreferences: {
            allowSkipAhead?: boolean;
            allowRepeatQuestion?: boolean;
        };
        ProgramRow: {
            guid: string;
            name: string;
            subtitle: string;
            discipline: string;
            educationLevels: string[];
            educationYears: string[];
            isbn_student: string | null;
            isbn_teacher: string | null;
            country: string | null;
            program_cover: string | null;
            template: "lite" | "retro" | "primary-2022" | "primary-2025" | "secondary-2022" | "secondary-pqlco" | "steam" | "vanilla" | "components";
            is_accessible: boolean;
            created_by: string | null;
            created_at: string;
            updated_at: string;
        };
        ProgrammingAnswer: {
            guid: string;
            course_guid: string;
            title: string;
            description: string;
            status: "draft" | "published" | "completed";
            evaluation_period: string | null;
            evaluation_period_name: string | null;
            sessions: components["schemas"]["estante_programs_schemas_programming_SessionAnswer"][];
            modules: components["schemas"]["ModuleSum"][];
            bank_minutes: number;
            published_by: string | null;
            published_at: string | null;
            completed_by: string | null;
            completed_at: string | null;
            version: number;
            created_at: string;
            updated_at: string;
        };
        ProgrammingFields: {
            title?: string;
            description?: string;
            evaluation_period?: string | null;
        };
        ProgrammingRow: {
            guid: string;
            title: string;
            status: "draft" | "published" | "completed";
            evaluation_period: string | null;
            evaluation_period_name: string | null;
            session_count: number;
            assigned: number;
            created_at: string;
        };
        PublishedParts: {
            units: string[];
            lessons: string[];
        };
        QuizPoints: {
            points: number;
            required: number;
        };
        RankingScale: {
            guid: string;
            name: string;
            type: "numeric" | "qualitative";
            min: number;
            max: number;
            decimals: number;
            tags: string[];
        };
        RecordChange: {
            at: string;
            act: string;
            fields: string[];
            by: string;
            values?: {
                [key: string]: unknown[];
            };
        };
        RecordGuid: {
            guid: string;
        };
        RecordGuids: {
            guids: string[];
        };
        RecordHistory: {
            changes: components["schemas"]["RecordChange"][];
        };
        RecordUse: {
            name: string;
            count: number;
            link: string | null;
            forbids: boolean;
        };
        RefusedRow: {
            guid: string;
            code: string;
            message: string;
            name?: string | null;
        };
        ScaleAnswer: {
            id: string;
            guid: string;
            name: string;
            type: "numeric" | "qualitative";
            min: number;
            max: number;
            decimals: number;
            is_complete: boolean;
            created_by: string | null;
            created_at: string;
            updated_at: string;
            ranges: components["schemas"]["ScaleRange"][];
            gaps: components["schemas"]["ScaleGap"][];
        };
        ScaleBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "delete";
        };
        ScaleFields: {
            name?: string;
            type?: "numeric" | "qualitative";
            min?: number | null;
            max?: number | null;
            decimals?: number | null;
            ranges?: components["schemas"]["ScaleRange"][];
        };
        ScaleGap: {
            from: number;
            to: number;
        };
        ScaleRange: {
            tag: string;
            from: number;
            to: number;
            equivalence: number;
        };
        ScaleRow: {
            id: string;
            guid: string;
            name: string;
            type: "numeric" | "qualitative";
            min: number;
            max: number;
            decimals: number;
            is_complete: boolean;
            created_by: string | null;
            created_at: string;
            updated_at: string;
        };
        SchoolProgramRow: {
            guid: string;
            name: string;
            program_cover: string | null;
            school_guid: string;
            school_name: string;
            school_year: string;
            group_name: string;
        };
        ScormPreview: {
            url: string;
        };
        SectionFields: {
            name?: string;
            teacher_only?: boolean;
        };
        SectionRow: {
            guid: string;
            lesson_guid: string;
            name: string;
            teacher_only: boolean;
            version: number;
        };
        SessionFields: {
            title?: string;
            duration?: number;
            materials?: string[];
        };
        SessionMaterialRow: {
            guid: string;
            title: string;
            lesson_name: string;
        };
        SessionOrder: {
            units: components["schemas"]["ModuleSessions"][];
            bank: string[];
        };
        StartCard: {
            title: string;
            description: string;
            due_on?: string | null;
            column: number;
        };
        StateRow: {
            guid: string;
            name: string;
            code: string;
            country_guid: string;
            country_name: string;
        };
        StructureOrder: {
            guids: string[];
            moved?: string;
        };
        StudentMark: {
            guid: string;
            name: string;
            points: number;
            max_points: number;
            is_waiting: boolean;
            finished_at: string;
        };
        StudyContent: {
            guid: string;
            name: string;
            type_guid: string;
            thumbnail: string | null;
            duration: number | null;
        };
        StudyLesson: {
            guid: string;
            name: string;
            type: "classic" | "light" | "Mint" | "Pro" | "map";
            materials: number;
            tasks: number;
            progress: number | null;
        };
        StudyMap: {
            url: string;
            points: components["schemas"]["StudyPoint"][];
        };
        StudyMaterial: {
            guid: string;
            section_guid: string | null;
            kind: "link" | "file" | "content";
            title: string;
            optional: boolean;
            teacher_only: boolean;
            link: string | null;
            link_target: "embedded" | "external" | null;
            file: components["schemas"]["MaterialFile"] | null;
            content: components["schemas"]["StudyContent"] | null;
            progress: number;
            opened_at: string | null;
        };
        StudyModule: {
            unit_guid: string;
            name: string;
            minutes: number;
            sessions: components["schemas"]["StudySession"][];
        };
        StudyPlace: {
            guid: string;
            name: string;
        };
        StudyPoint: {
            name: string;
            material_guid: string | null;
            lesson_guid: string | null;
            x: number;
            y: number;
        };
        StudyProgram: {
            guid: string;
            name: string;
            subtitle: string;
            description: string;
            program_cover: string | null;
            colour_mint: string;
            template: string;
            look: components["schemas"]["ProgramLook"];
            structure_levels: number;
            progress: number | null;
            is_begun: boolean;
            go_on: components["schemas"]["StudyPlace"] | null;
            units: components["schemas"]["StudyUnit"][];
        };
        StudyProgramming: {
            guid: string;
            title: string;
            description: string;
            status: "draft" | "published" | "completed";
            evaluation_period_name: string | null;
            modules: components["schemas"]["StudyModule"][];
        };
        StudyRow: {
            guid: string;
            name: string;
            subtitle: string;
            program_cover: string | null;
            lessons: number;
            progress: number | null;
            last_lesson: string | null;
            opened_at: string | null;
        };
        StudySection: {
            guid: string;
            name: string;
            teacher_only: boolean;
        };
        StudySession: {
            guid: string;
            title: string;
            duration: number;
            materials: components["schemas"]["StudySessionMaterial"][];
            guide: components["schemas"]["MaterialFile"] | null;
        };
        StudySessionMaterial: {
            guid: string;
            title: string;
            lesson_guid: string;
        };
        StudyTask: {
            evaluable_category: string | null;
            evaluable_category_name: string | null;
            evaluation_scale: string | null;
            evaluation_scale_name: string | null;
            due_on: string | null;
            guid: string;
            name: string;
            purpose: "evaluative" | "formative";
            kind: "quiz" | "videolesson" | "kanban";
            description: string;
            teacher_notes: string | null;
            content: components["schemas"]["StudyContent"] | null;
            progress: number;
            mark: components["schemas"]["TaskMark"] | null;
        };
        StudyTool: {
            guid: string;
            kind: "link" | "file" | "content";
            title: string;
            link: string | null;
            file: components["schemas"]["MaterialFile"] | null;
            content: components["schemas"]["StudyContent"] | null;
        };
        StudyToolGroup: {
            guid: string;
            name: string;
            teacher_only: boolean;
            tools: components["schemas"]["StudyTool"][];
        };
        StudyUnit: {
            guid: string;
            number: number;
            name: string;
            trimester: 1 | 2 | 3 | null;
            progress: number | null;
            lessons: components["schemas"]["StudyLesson"][];
        };
        SystemSettingsChange: {
            is_multicountry?: boolean;
            is_learning_objectives?: boolean;
            max_users_per_upload?: number;
        };
        TaskMark: {
            points: number;
            max_points: number;
            is_waiting: boolean;
            finished_at: string;
        };
        TeacherCourseAnswer: {
            guid: string;
            name: string;
        };
        TemplateConfig: {
            numbers?: boolean;
            progress?: boolean;
            cover?: "book" | "wide" | "none";
            density?: "roomy" | "compact";
            lessons?: "list" | "cards";
            order?: ("materials" | "tasks" | "toolbox")[];
        };
        TemplateRow: {
            guid: "lite" | "retro" | "primary-2022" | "primary-2025" | "secondary-2022" | "secondary-pqlco" | "steam" | "vanilla" | "components";
            name: string;
        };
        ToolGroupFields: {
            name?: string;
            teacher_only?: boolean;
            items?: components["schemas"]["ToolItem"][];
        };
        ToolGroupRow: {
            guid: string;
            name: string;
            teacher_only: boolean;
            tools: components["schemas"]["estante_programs_schemas_toolbox_ToolRow"][];
            version: number;
        };
        ToolItem: {
            title: string;
            guid?: string | null;
            link?: string | null;
            file?: string | null;
            content_guid?: string | null;
            library_guid?: string | null;
        };
        TypedName: {
            name: string;
        };
        TypedTitle: {
            title: string;
        };
        TypefaceRow: {
            guid: string;
            name: string;
            url: string | null;
            weight: string;
        };
        UnitFields: {
            name?: string;
            trimester?: 1 | 2 | 3 | null;
            status?: "draft" | "published";
        };
        UnitRow: {
            guid: string;
            number: number;
            name: string;
            trimester: 1 | 2 | 3 | null;
            status: "draft" | "published";
            published_by: string | null;
            published_by_name: string | null;
            published_at: string | null;
            version: number;
            created_at: string;
            updated_at: string;
            lessons: components["schemas"]["LessonRow"][];
        };
        UsedBy: {
            uses: components["schemas"]["RecordUse"][];
            unanswered: string[];
        };
        WrittenConfig: {
            config: string;
        };
        estante_programs_schemas_programming_SessionAnswer: {
            guid: string;
            programming_guid: string;
            unit_guid: string | null;
            title: string;
            duration: number;
            materials: components["schemas"]["SessionMaterialRow"][];
            guide: components["schemas"]["MaterialFile"] | null;
            version: number;
        };
        estante_programs_schemas_toolbox_ToolRow: {
            guid: string;
            title: string;
            link: string | null;
            file: components["schemas"]["MaterialFile"] | null;
            content_guid: string | null;
            library_guid: string | null;
            source_name: string | null;
        };
        estante_settings_schemas_part_Part: {
            guid: string;
            name: string;
        };
    };
}
