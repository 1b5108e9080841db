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
    "/cms/contents": {
        /** ListContents */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    author?: string;
                    created_by?: string[];
                    status?: ("active" | "inactive")[];
                    storage_status?: ("failed" | "none" | "preparing" | "upload-done" | "uploading")[];
                    createdAt?: string;
                    updatedAt?: string;
                    has_description?: boolean;
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
                    dependency?: string[];
                    video?: string[];
                    hotspot?: string[];
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
                            data: components["schemas"]["ContentRow"][];
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
        /** Make one of the contents */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewContent"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ContentDetail"];
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
        /** Delete contents, each judged on its own */
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
    "/cms/contents/facets": {
        /** Count contents by their values */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    author?: string;
                    created_by?: string[];
                    status?: ("active" | "inactive")[];
                    storage_status?: ("failed" | "none" | "preparing" | "upload-done" | "uploading")[];
                    createdAt?: string;
                    updatedAt?: string;
                    has_description?: boolean;
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
                    dependency?: string[];
                    video?: string[];
                    hotspot?: string[];
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
                            data: components["schemas"]["ContentFacets"];
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
    "/cms/contents/export": {
        /** ExportContents */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    author?: string;
                    created_by?: string[];
                    status?: ("active" | "inactive")[];
                    storage_status?: ("failed" | "none" | "preparing" | "upload-done" | "uploading")[];
                    createdAt?: string;
                    updatedAt?: string;
                    has_description?: boolean;
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
                    dependency?: string[];
                    video?: string[];
                    hotspot?: string[];
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
    "/cms/contents/bulk": {
        /** Change many contents: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    author?: string;
                    created_by?: string[];
                    status?: ("active" | "inactive")[];
                    storage_status?: ("failed" | "none" | "preparing" | "upload-done" | "uploading")[];
                    createdAt?: string;
                    updatedAt?: string;
                    has_description?: boolean;
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
                    dependency?: string[];
                    video?: string[];
                    hotspot?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentBulk"];
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
    "/cms/contents/bulk/preview": {
        /** What a change of many contents would do to the first 200 of them */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    author?: string;
                    created_by?: string[];
                    status?: ("active" | "inactive")[];
                    storage_status?: ("failed" | "none" | "preparing" | "upload-done" | "uploading")[];
                    createdAt?: string;
                    updatedAt?: string;
                    has_description?: boolean;
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
                    dependency?: string[];
                    video?: string[];
                    hotspot?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentBulkPreview"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BulkPreview"];
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
    "/cms/contents/used-by": {
        /** What uses many contents: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    author?: string;
                    created_by?: string[];
                    status?: ("active" | "inactive")[];
                    storage_status?: ("failed" | "none" | "preparing" | "upload-done" | "uploading")[];
                    createdAt?: string;
                    updatedAt?: string;
                    has_description?: boolean;
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
                    dependency?: string[];
                    video?: string[];
                    hotspot?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["estante_bulk_acts_Chosen"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UsedByMany"];
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
    "/cms/contents/{guid}/access": {
        /** ExplainAccess */
        get: {
            parameters: {
                query: {
                    person: string;
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
                            data: components["schemas"]["AccessAnswer"];
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
    "/cms/contents/{guid}": {
        /** ReadContent */
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
                            data: components["schemas"]["ContentDetail"];
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
        /** Change what is sent of one of the contents */
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
                    "application/json": components["schemas"]["ContentFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ContentDetail"];
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
        /** Give one of the contents another status */
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
                    "application/json": components["schemas"]["StatusChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ContentDetail"];
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
    "/cms/contents/{guid}/history": {
        /** ReadHistory */
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
                            data: components["schemas"]["ContentHistory"];
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
    "/cms/contents/restore": {
        /** Bring contents back from the trash */
        post: {
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
                            data: components["schemas"]["Restored"];
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
    "/cms/contents-clone": {
        /** Copy one of the contents */
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
                            data: components["schemas"]["ContentDetail"];
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
    "/cms/contents/{guid}/used-by": {
        /** What uses one of the contents, as every plugin says */
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
    "/cms/contents/{guid}/versions": {
        /** The earlier versions of one of the contents, newest first */
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
                            data: components["schemas"]["RecordVersions"];
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
    "/cms/contents/{guid}/versions/{number}/restore": {
        /** Give one of the contents the values of an earlier version again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    number: number;
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
                            data: components["schemas"]["ContentDetail"];
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
    "/cms/contents/batch-upload": {
        /** ListBatches */
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
                            data: components["schemas"]["BatchRow"][];
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
        /** StartBatch */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewBatch"];
                };
            };
            responses: {
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BatchAnswer"];
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
    "/cms/contents/batch-upload/{batch_guid}/files": {
        /** ListFiles */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    state?: ("failed" | "preparing" | "ready" | "refused" | "skipped" | "waiting")[];
                    q?: string;
                };
                header?: never;
                path: {
                    batch_guid: string;
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
                            data: components["schemas"]["BatchFileRow"][];
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
    "/cms/contents/batch-upload/{batch_guid}": {
        /** ReadBatch */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batch_guid: string;
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
                            data: components["schemas"]["BatchAnswer"];
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
    "/cms/contents/{guid}/content/upload": {
        /** AllowUpload */
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
                            data: components["schemas"]["UploadTicket"];
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
    "/cms/contents/{guid}/prepare": {
        /** PrepareAgain */
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
                            data: components["schemas"]["ContentDetail"];
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
    "/cms/contents/{guid}/thumbnail": {
        /** SetThumbnail */
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
                            data: components["schemas"]["ThumbnailAnswer"];
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
        /** RemoveThumbnail */
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
                            data: components["schemas"]["ThumbnailAnswer"];
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
    "/cms/contents/{guid}/file": {
        /** ReplaceFile */
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
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ContentDetail"];
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
    "/cms/contents/{guid}/files/{version}/restore": {
        /** RestoreFile */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    version: number;
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
                            data: components["schemas"]["ContentDetail"];
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
    "/cms/types/detect": {
        /** DetectType */
        get: {
            parameters: {
                query: {
                    upload_guid: string;
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
                            data: components["schemas"]["DetectedType"];
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
    "/cms/types": {
        /** ListTypes */
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
                            data: components["schemas"]["TypeAnswer"][];
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
    "/cms/tags": {
        /** ListTags */
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
                            data: components["schemas"]["TagAnswer"][];
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
        /** CreateTag */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTag"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TagAnswer"];
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
    "/cms/contents/{guid}/custom-tags": {
        /** AttachCustomTag */
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
                    "application/json": components["schemas"]["RecordGuid"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CustomTagAnswer"][];
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
        /** DetachCustomTag */
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
                    "application/json": components["schemas"]["RecordGuid"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CustomTagAnswer"][];
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
    "/cms/custom-tags": {
        /** ListCustomTags */
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
                            data: components["schemas"]["CustomTagAnswer"][];
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
        /** CreateCustomTag */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCustomTag"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CustomTagAnswer"];
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
    "/cms/contents/scorm-normalize": {
        /** ListPackages */
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
                            data: components["schemas"]["PackageRow"][];
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
    "/cms/contents/{guid}/scorm-normalize/upload": {
        /** NormalizeByUpload */
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
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            responses: {
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Normalization"];
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
    "/cms/contents/{guid}/scorm-normalize": {
        /** NormalizePackage */
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
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Normalization"];
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
    "/cms/topics": {
        /** ListTopics */
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
                            data: components["schemas"]["TopicAnswer"][];
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
        /** CreateTopic */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTopic"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TopicAnswer"];
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
    "/cms/didactic-types": {
        /** ListDidacticTypes */
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
                            data: components["schemas"]["ReferenceValue"][];
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
    "/cms/questions-types": {
        /** ListQuestionTypes */
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
                            data: components["schemas"]["ReferenceValue"][];
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
    "/cms/collections/export": {
        /** ExportCollections */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    educationLevels?: string[];
                    contents?: ("few" | "many" | "none")[];
                    content?: string[];
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
    "/cms/collections/{guid}/contents": {
        /** ListContents */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    type?: string[];
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
                            data: components["schemas"]["HeldContentRow"][];
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
        /** AddContents */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    author?: string;
                    created_by?: string[];
                    status?: ("active" | "inactive")[];
                    storage_status?: ("failed" | "none" | "preparing" | "upload-done" | "uploading")[];
                    createdAt?: string;
                    updatedAt?: string;
                    has_description?: boolean;
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
                    dependency?: string[];
                    video?: string[];
                    hotspot?: string[];
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["estante_bulk_acts_Chosen"];
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
        /** RemoveContents */
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
        /** MoveContent */
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
                    "application/json": components["schemas"]["ContentPlace"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CollectionRow"];
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
    "/cms/collections": {
        /** List collections */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    educationLevels?: string[];
                    contents?: ("few" | "many" | "none")[];
                    content?: string[];
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
                            data: components["schemas"]["CollectionRow"][];
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
        /** Make one of the collections */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCollection"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CollectionRow"];
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
        /** Delete collections, each judged on its own */
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
    "/cms/collections/bulk": {
        /** Change many collections: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    country?: string[];
                    educationLevels?: string[];
                    contents?: ("few" | "many" | "none")[];
                    content?: string[];
                    created_by?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CollectionBulk"];
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
    "/cms/collections/{guid}": {
        /** One of the collections */
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
                            data: components["schemas"]["CollectionRow"];
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
        /** Change what is sent of one of the collections */
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
                    "application/json": components["schemas"]["CollectionFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CollectionRow"];
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
    "/cms/collections/{guid}/history": {
        /** Who changed one of the collections, with old and new values */
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
    "/cms/collections/{guid}/used-by": {
        /** What uses one of the collections, as every plugin says */
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
    "/cms/collections/{guid}/cartridge/export": {
        /** ExportCartridge */
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
    "/cms/collections/{guid}/cartridge": {
        /** ReadOutgoing */
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
                            data: components["schemas"]["CartridgeView"];
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
        /** ImportCartridge */
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
                    "application/json": components["schemas"]["NewCartridge"];
                };
            };
            responses: {
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["BatchAnswer"];
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
    "/cms/collections/{guid}/cartridge/look": {
        /** LookIntoCartridge */
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
                    "application/json": components["schemas"]["NewCartridge"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CartridgeView"];
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
    "/cms/publications": {
        /** ListPublications */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    category_guid?: string[];
                    publisher_guid?: string[];
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    collections?: string[];
                    contents?: ("few" | "many" | "none")[];
                    content?: string[];
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
                            data: components["schemas"]["PublicationRow"][];
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
        /** Make one of the publications */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPublication"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PublicationRow"];
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
        /** Delete publications, each judged on its own */
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
    "/cms/publications/export": {
        /** ExportPublications */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    category_guid?: string[];
                    publisher_guid?: string[];
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    collections?: string[];
                    contents?: ("few" | "many" | "none")[];
                    content?: string[];
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
    "/cms/publications-categories": {
        /** ListCategories */
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
                            data: components["schemas"]["TermRow"][];
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
        /** CreateCategory */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTerm"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TermRow"];
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
    "/cms/publishers": {
        /** ListPublishers */
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
                            data: components["schemas"]["TermRow"][];
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
        /** CreatePublisher */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTerm"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TermRow"];
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
    "/cms/publications/{guid}/contents": {
        /** ListContents */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    type?: string[];
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
                            data: components["schemas"]["HeldContentRow"][];
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
        /** AddContents */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    author?: string;
                    created_by?: string[];
                    status?: ("active" | "inactive")[];
                    storage_status?: ("failed" | "none" | "preparing" | "upload-done" | "uploading")[];
                    createdAt?: string;
                    updatedAt?: string;
                    has_description?: boolean;
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
                    dependency?: string[];
                    video?: string[];
                    hotspot?: string[];
                    q?: string;
                };
                header?: never;
                path: {
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["estante_bulk_acts_Chosen"];
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
        /** RemoveContents */
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
        /** MoveContent */
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
                    "application/json": components["schemas"]["ContentPlace"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PublicationRow"];
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
    "/cms/publications/{guid}/thumbnail": {
        /** SetThumbnail */
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
                            data: components["schemas"]["PublicationRow"];
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
        /** RemoveThumbnail */
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
                            data: components["schemas"]["PublicationRow"];
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
    "/cms/publications/bulk": {
        /** Change many publications: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    category_guid?: string[];
                    publisher_guid?: string[];
                    country?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    educationYears?: string[];
                    collections?: string[];
                    contents?: ("few" | "many" | "none")[];
                    content?: string[];
                    created_by?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PublicationBulk"];
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
    "/cms/publications/{guid}": {
        /** One of the publications */
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
                            data: components["schemas"]["PublicationRow"];
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
        /** Change what is sent of one of the publications */
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
                    "application/json": components["schemas"]["PublicationFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PublicationRow"];
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
    "/cms/publications/{guid}/history": {
        /** Who changed one of the publications, with old and new values */
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
    "/cms/publications/{guid}/used-by": {
        /** What uses one of the publications, as every plugin says */
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
    "/cms/transcribers": {
        /** ListTranscribers */
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
                            data: components["schemas"]["TranscriberAnswer"][];
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
    "/cms/contents/{guid}/transcribe": {
        /** TranscribeContent */
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
                    "application/json": components["schemas"]["TranscriptionRequest"];
                };
            };
            responses: {
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TranscriptionJob"];
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
    "/cms/contents/{guid}/subtitles": {
        /** ListTracks */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
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
                            data: components["schemas"]["TrackRow"][];
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
        /** AddTrack */
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
                    "multipart/form-data": components["schemas"]["TrackForm"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TrackRow"];
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
        /** DeleteTracks */
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
    "/cms/contents/{guid}/subtitles/{track_guid}": {
        /** ChangeTrack */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    track_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["TrackForm"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TrackRow"];
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
    "/cms/contents/{guid}/audiodescriptions": {
        /** ListTracks */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
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
                            data: components["schemas"]["TrackRow"][];
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
        /** AddTrack */
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
                    "multipart/form-data": components["schemas"]["TrackForm"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TrackRow"];
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
        /** DeleteTracks */
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
    "/cms/contents/{guid}/audiodescriptions/{track_guid}": {
        /** ChangeTrack */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    track_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["TrackForm"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TrackRow"];
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
    "/cms/contents/{guid}/chapters": {
        /** ListTracks */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
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
                            data: components["schemas"]["TrackRow"][];
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
        /** AddTrack */
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
                    "multipart/form-data": components["schemas"]["TrackForm"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TrackRow"];
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
        /** DeleteTracks */
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
    "/cms/contents/{guid}/chapters/{track_guid}": {
        /** ChangeTrack */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    track_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["TrackForm"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TrackRow"];
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
    "/cms/contents/{guid}/transcription": {
        /** ListTranscripts */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
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
                            data: components["schemas"]["TrackRow"][];
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
        /** PutTranscript */
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
                    "multipart/form-data": components["schemas"]["TranscriptForm"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Transcription"];
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
        /** DeleteTranscripts */
        delete: {
            parameters: {
                query?: {
                    lang_id?: string | null;
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
                            data: components["schemas"]["TranscriptDeleted"];
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
    "/cms/library": {
        /** ListResources */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    added_by?: string[];
                    available_for?: ("everyone" | "roles" | "schools")[];
                    permission?: ("download" | "reuse" | "view")[];
                    content?: string[];
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
                            data: components["schemas"]["LibraryRow"][];
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
        /** Make one of the library */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewResource"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LibraryRow"];
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
        /** Delete library, each judged on its own */
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
    "/cms/library/export": {
        /** ExportResources */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    added_by?: string[];
                    available_for?: ("everyone" | "roles" | "schools")[];
                    permission?: ("download" | "reuse" | "view")[];
                    content?: string[];
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
    "/cms/library/bulk": {
        /** ChangeMany */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    type?: string[];
                    disciplines?: string[];
                    educationLevels?: string[];
                    added_by?: string[];
                    available_for?: ("everyone" | "roles" | "schools")[];
                    permission?: ("download" | "reuse" | "view")[];
                    content?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LibraryBulk"];
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
    "/cms/library/roles": {
        /** ListRoles */
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
                            data: components["schemas"]["RoleRow"][];
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
    "/cms/library/schools": {
        /** ListSchools */
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
                            data: components["schemas"]["estante_contents_library_schemas_SchoolRow"][];
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
    "/cms/library/{guid}": {
        /** One of the library */
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
                            data: components["schemas"]["LibraryRow"];
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
        /** Change what is sent of one of the library */
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
                    "application/json": components["schemas"]["LibraryFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LibraryRow"];
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
    "/cms/library/{guid}/history": {
        /** Who changed one of the library, with old and new values */
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
    "/cms/library/{guid}/used-by": {
        /** What uses one of the library, as every plugin says */
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
    "/cms/contents/{guid}/editor/feedback": {
        /** GenerateFeedback */
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
                    "application/json": components["schemas"]["FeedbackWish"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["GeneratedFeedback"];
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
    "/cms/contents/{guid}/editor": {
        /** ReadExercise */
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
                            data: components["schemas"]["ExerciseView"];
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
        /** SaveExercise */
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
                    "application/json": components["schemas"]["ExerciseFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ExerciseView"];
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
    "/cms/contents/{guid}/attempts/{attempt}/answers": {
        /** AnswerQuestion */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    attempt: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewAnswer"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["AnswerView"];
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
    "/cms/contents/{guid}/attempts": {
        /** BeginAttempt */
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
                    "application/json": components["schemas"]["NewAttempt"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["AttemptView"];
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
    "/cms/contents/{guid}/attempts/latest": {
        /** ReadLatestAttempt */
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
                            data: components["schemas"]["AttemptView"] | null;
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
    "/cms/contents/{guid}/editor/qti": {
        /** ExportPackage */
        get: {
            parameters: {
                query?: {
                    version?: "2.1" | "3.0";
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
                            data: string;
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
        /** ImportPackage */
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
                    "application/json": components["schemas"]["NewPackage"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ImportedPackage"];
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
    "/cms/contents/{guid}/project/materials": {
        /** AddMaterial */
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
                    "application/json": components["schemas"]["NewMaterial"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProjectFile"];
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
    "/cms/contents/{guid}/project": {
        /** ReadProject */
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
                            data: components["schemas"]["ProjectView"];
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
        /** SaveProject */
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
                    "application/json": components["schemas"]["ProjectFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ProjectView"];
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
    "/cms/contents/{guid}/project/materials/{material}": {
        /** RemoveMaterial */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    material: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: Headers;
                    content?: never;
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
    "/cms/contents/{guid}/delivery": {
        /** ReadDelivery */
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
                            data: components["schemas"]["DeliveryView"] | null;
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
        /** Deliver */
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
                    "application/json": components["schemas"]["NewDelivery"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["DeliveryView"];
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
    "/cms/contents/{guid}/deliveries": {
        /** ListDeliveries */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    state?: ("marked" | "to_mark")[];
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
                            data: components["schemas"]["DeliveryRow"][];
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
    "/cms/contents/{guid}/deliveries/{delivery}/mark": {
        /** MarkDelivery */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    delivery: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Mark"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["DeliveryView"];
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
    "/cms/contents/{guid}/fixed-layout": {
        /** ReadLayout */
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
                            data: components["schemas"]["LayoutView"];
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
        /** SaveLayout */
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
                    "application/json": components["schemas"]["LayoutFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LayoutView"];
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
    "/cms/tools": {
        /** ListTools */
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
                            data: components["schemas"]["estante_contents_tools_registered_ToolRow"][];
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
    "/cms/contents/mentions": {
        /** ReadMentions */
        get: {
            parameters: {
                query: {
                    q: string;
                    guid: string[];
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
                            data: components["schemas"]["Mentions"];
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
    "/users/{guid}/contents": {
        /** ListPersonContents */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    access?: "closed" | "open";
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
                            data: components["schemas"]["PersonContentRow"][];
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
        AccessAnswer: {
            person_guid: string;
            may_open: boolean;
            reason: string | null;
            code: string | null;
            message: string;
            reasons: components["schemas"]["AccessReason"][];
            hints: components["schemas"]["AccessLink"][];
        };
        AccessLink: {
            text: string;
            address: string | null;
        };
        AccessReason: {
            name: string;
            text: string;
            givers: components["schemas"]["AccessLink"][];
        };
        AnswerView: {
            solution: components["schemas"]["Solution"];
            standing: components["schemas"]["Standing"];
        };
        Answered: {
            text: string;
            type: "text";
        };
        Area: {
            id: string;
            label: string;
            shape: "rectangle" | "ellipse";
            x: number;
            y: number;
            width: number;
            height: number;
            is_right: boolean;
        };
        AskedQuestion: {
            id: string;
            type: string;
            prompt: string;
            points: number;
            help: string;
            media?: components["schemas"]["Media"] | null;
            parts: components["schemas"]["estante_contents_questions_play_Part"][];
            targets: components["schemas"]["estante_contents_questions_play_Part"][];
            passage: string[];
            spots: components["schemas"]["Spot"][];
            at?: number | null;
        };
        AttemptView: {
            guid: string;
            questions: components["schemas"]["AskedQuestion"][];
            solutions: components["schemas"]["Solution"][];
            standing: components["schemas"]["Standing"];
            may_skip: boolean;
            may_repeat: boolean;
            is_helped: boolean;
        };
        BatchAnswer: {
            guid: string;
            name: string;
            size: number;
            state: "accepted" | "processing" | "done" | "refused" | "cancelled";
            failure: components["schemas"]["FailureAnswer"] | null;
            table: string | null;
            counts: components["schemas"]["BatchCounts"];
            created_at: string;
            done_at: string | null;
            job: string | null;
            events: components["schemas"]["BatchEvent"][];
            rows: components["schemas"]["BatchFileRow"][];
        };
        BatchCounts: {
            waiting: number;
            made: number;
            refused: number;
            skipped: number;
        };
        BatchEvent: {
            event: "upload-accepted" | "upload-done" | "xod-started";
            at: string;
            content_guid?: string | null;
            file?: string | null;
        };
        BatchFileRow: {
            guid: string;
            position: number;
            file: string;
            size: number;
            state: "waiting" | "preparing" | "ready" | "failed" | "refused" | "skipped";
            line: number | null;
            content_guid: string | null;
            content_name: string | null;
            type_guid: string | null;
            reason: string | null;
            faults: components["schemas"]["estante_contents_batches_schemas_FaultAnswer"][];
        };
        BatchRow: {
            guid: string;
            name: string;
            size: number;
            state: "accepted" | "processing" | "done" | "refused" | "cancelled";
            total: number;
            made: number;
            refused: number;
            created_at: string;
            done_at: string | null;
            job_guid: string | null;
        };
        BulkPreview: {
            total: number;
            changed: number;
            unchanged: number;
            refused: number;
            refusals: components["schemas"]["RefusedRow"][];
            is_whole: boolean;
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
        CartridgeRow: {
            title: string;
            reason?: string | null;
            note?: string | null;
        };
        CartridgeView: {
            title: string;
            count: number;
            rows: components["schemas"]["CartridgeRow"][];
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
        Choice: {
            id: string;
            text: string;
            is_right: boolean;
            feedback: string;
        };
        CityRow: {
            guid: string;
            name: string;
            state_guid: string;
            state_name: string;
        };
        CollectionBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "delete";
        };
        CollectionFields: {
            collection?: string;
            country?: string | null;
            educationLevels?: string[];
        };
        CollectionRow: {
            guid: string;
            collection: string;
            country: string | null;
            educationLevels: string[];
            content_count: number;
            created_by: string | null;
            created_at: string;
            updated_at: string;
        };
        ContentBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "activate" | "deactivate" | "edit" | "clone" | "delete";
            edit?: components["schemas"]["ContentEdit"];
        };
        ContentBulkPreview: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "edit";
            edit?: components["schemas"]["ContentEdit"];
        };
        ContentDetail: {
            guid: string;
            name: string;
            description: string;
            url: string | null;
            tool_guid: string | null;
            encoded_url: string | null;
            download_url: string | null;
            url_public_viewer: string | null;
            thumbnail: string | null;
            erp_id: string | null;
            type_guid: string;
            question_type_guid: string | null;
            status: "active" | "inactive";
            publish_at: string | null;
            withdraw_at: string | null;
            is_public: boolean;
            is_teacher_only: number;
            mobile_friendly: boolean;
            is_downloadable: boolean;
            is_available_offline: boolean;
            size: number;
            storage_status: "none" | "uploading" | "preparing" | "upload-done" | "failed";
            failure: components["schemas"]["FailureAnswer"] | null;
            warnings: components["schemas"]["WarningAnswer"][];
            data: {
                [key: string]: unknown;
            } | null;
            country: string | null;
            author_name: string;
            author_lastname: string;
            pedagogicalType: string | null;
            created_at: string;
            updated_at: string;
            created_by: string | null;
            version: number;
            file: components["schemas"]["FileAnswer"] | null;
            "mime-type": string | null;
            transcription_url: string | null;
            encoded_transcription_url: string | null;
            transcription_bundle: components["schemas"]["TranscriptFile"][];
            tracking: "continuous" | "range" | "once" | "suspend_data" | "none";
            payload: components["schemas"]["Payload"] | null;
            own_assets: unknown;
            settings: unknown;
            refusal: components["schemas"]["RefusalAnswer"] | null;
            tags: components["schemas"]["TagAnswer"][];
            customTags: components["schemas"]["CustomTagAnswer"][];
            langs: components["schemas"]["estante_contents_schemas_LanguageAnswer"][];
            topics: components["schemas"]["TopicAnswer"][];
            didacticTypes: string[];
            disciplines: string[];
            educationLevels: string[];
            educationYears: string[];
            learningObjectives: string[];
            collections: string[];
            publications: string[];
            education_year: string | null;
            dependencies: components["schemas"]["DependencyAnswer"][];
            annotations: components["schemas"]["NoteAnswer"][];
            xapi: components["schemas"]["XapiQuery"] | null;
            question_data: components["schemas"]["AskedQuestion"][] | null;
        };
        ContentEdit: {
            set?: components["schemas"]["ContentEditSet"];
            add?: components["schemas"]["ContentEditValues"];
            remove?: components["schemas"]["ContentEditValues"];
        };
        ContentEditSet: {
            is_teacher_only?: number;
            is_public?: boolean;
            is_available_offline?: boolean;
            is_downloadable?: boolean;
            mobile_friendly?: boolean;
            country?: string | null;
            disciplines?: string[];
            educationLevels?: string[];
            educationYears?: string[];
            learningObjectives?: string[];
            langs?: string[];
            pedagogicalType?: string | null;
            didacticTypes?: string[];
            topics?: string[];
            tags?: string[];
            customTags?: string[];
            author_name?: string;
            author_lastname?: string;
        };
        ContentEditValues: {
            disciplines?: string[];
            educationLevels?: string[];
            educationYears?: string[];
            learningObjectives?: string[];
            langs?: string[];
            didacticTypes?: string[];
            topics?: string[];
            tags?: string[];
            customTags?: string[];
        };
        ContentFacets: {
            total: number;
            total_is_capped: boolean;
            type: components["schemas"]["FacetCount"][];
            status: components["schemas"]["FacetCount"][];
            storage_status: components["schemas"]["FacetCount"][];
            author: components["schemas"]["FacetCount"][];
        };
        ContentFields: {
            name?: string;
            description?: string;
            url?: string | null;
            tool_guid?: string | null;
            erp_id?: string | null;
            type_guid?: string;
            question_type_guid?: string | null;
            status?: "active" | "inactive";
            publish_at?: string | null;
            withdraw_at?: string | null;
            country?: string | null;
            pedagogicalType?: string | null;
            author_name?: string;
            author_lastname?: string;
            is_public?: boolean;
            is_teacher_only?: number;
            mobile_friendly?: boolean;
            is_downloadable?: boolean;
            is_available_offline?: boolean;
            data?: {
                [key: string]: unknown;
            } | null;
            langs?: string[];
            tags?: string[];
            customTags?: string[];
            topics?: string[];
            didacticTypes?: string[];
            disciplines?: string[];
            educationLevels?: string[];
            educationYears?: string[];
            learningObjectives?: string[];
            dependencies?: string[];
        };
        ContentHistory: {
            changes: components["schemas"]["RecordChange"][];
            files: components["schemas"]["FileVersion"][];
        };
        ContentPlace: {
            guid: string;
            after: string | null;
        };
        ContentRow: {
            guid: string;
            name: string;
            type_guid: string;
            thumbnail: string | null;
            author_name: string;
            author_lastname: string;
            country: string | null;
            status: "active" | "inactive";
            storage_status: "none" | "uploading" | "preparing" | "upload-done" | "failed";
            size: number;
            is_public: boolean;
            is_teacher_only: number;
            erp_id: string | null;
            created_by: string | null;
            created_at: string;
            updated_at: string;
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
        CustomTagAnswer: {
            guid: string;
            type: string;
            name: string;
        };
        Deleted: {
            deleted: string[];
            refused: components["schemas"]["RefusedRow"][];
        };
        DeliveryRow: {
            guid: string;
            person_guid: string;
            person_name: string;
            answer: string;
            name: string | null;
            media_type: string | null;
            size: number | null;
            url: string | null;
            delivered_at: string;
            points: number | null;
            feedback: string;
            marked_at: string | null;
            version: number;
        };
        DeliveryView: {
            guid: string;
            answer: string;
            file: components["schemas"]["ProjectFile"] | null;
            delivered_at: string;
            points: number | null;
            max_points: number;
            feedback: string;
            marked_at: string | null;
        };
        DependencyAnswer: {
            guid: string;
            name: string;
            type_guid: string;
            url: string | null;
        };
        DetectedType: {
            detected: string | null;
            suggested: string | null;
            candidates: string[];
            name: string;
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
        ExerciseFields: {
            questions: (components["schemas"]["SingleChoice"] | components["schemas"]["MultipleChoice"] | components["schemas"]["TrueFalse"] | components["schemas"]["GapFill"] | components["schemas"]["Matching"] | components["schemas"]["Ordering"] | components["schemas"]["ShortAnswer"] | components["schemas"]["LongAnswer"] | components["schemas"]["Hotspot"])[];
            required_points?: number;
            video?: string | null;
            must_answer?: boolean;
        };
        ExerciseView: {
            questions: (components["schemas"]["SingleChoice"] | components["schemas"]["MultipleChoice"] | components["schemas"]["TrueFalse"] | components["schemas"]["GapFill"] | components["schemas"]["Matching"] | components["schemas"]["Ordering"] | components["schemas"]["ShortAnswer"] | components["schemas"]["LongAnswer"] | components["schemas"]["Hotspot"])[];
            faults: components["schemas"]["Fault"][];
            max_questions: number;
            points: number;
            required_points: number | null;
            can_generate_feedback: boolean;
            lesson: components["schemas"]["Lesson"] | null;
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
        FailureAnswer: {
            code: string;
            message: string;
        };
        Fault: {
            question: string;
            field: string;
            code: string;
        };
        FeedbackWish: {
            question: string;
            is_right: boolean;
        };
        FileAnswer: {
            name: string;
            media_type: string;
            size: number;
            version: number;
        };
        FileForm: {
            file: string;
        };
        FileVersion: {
            version: number;
            name: string;
            media_type: string;
            size: number;
            created_at: string;
            is_current: boolean;
        };
        Filled: {
            gaps: {
                [key: string]: string;
            };
            type: "gaps";
        };
        Gap: {
            id: string;
            answers?: string[];
            is_exact: boolean;
        };
        GapFill: {
            id: string;
            prompt: string;
            points: number;
            help: string;
            feedback_right: string;
            feedback_wrong: string;
            media?: string | null;
            at?: number | null;
            passage: string;
            gaps?: components["schemas"]["Gap"][];
            type: "gap_fill";
        };
        GeneratedFeedback: {
            feedback: string;
        };
        HeldContentRow: {
            guid: string;
            name: string;
            type_guid: string;
            thumbnail: string | null;
            status: "active" | "inactive";
            storage_status: "none" | "uploading" | "preparing" | "upload-done" | "failed";
            created_by: string | null;
        };
        Hotspot: {
            id: string;
            prompt: string;
            points: number;
            help: string;
            feedback_right: string;
            feedback_wrong: string;
            media?: string | null;
            at?: number | null;
            areas?: components["schemas"]["Area"][];
            type: "hotspot";
        };
        ImportedPackage: {
            added: number;
            refused: components["schemas"]["RefusedItem"][];
            exercise: components["schemas"]["ExerciseView"];
        };
        Item: {
            id: string;
            label: string;
        };
        LayoutArea: {
            guid: string;
            page: number;
            x: number;
            y: number;
            width: number;
            height: number;
            label: string;
            target_content?: string | null;
            target_page?: number | null;
            target_url?: string | null;
        };
        LayoutDocument: {
            url: string;
            size: number;
        };
        LayoutFields: {
            pages?: components["schemas"]["LayoutPage"][];
            hotspots?: components["schemas"]["LayoutArea"][];
            tags?: components["schemas"]["LayoutTag"][];
        };
        LayoutPage: {
            page: number;
            title: string;
        };
        LayoutTag: {
            type: string;
            name: string;
        };
        LayoutView: {
            pages: components["schemas"]["LayoutPage"][];
            hotspots: components["schemas"]["LayoutArea"][];
            tags: components["schemas"]["LayoutTag"][];
            document: components["schemas"]["LayoutDocument"] | null;
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
        Lesson: {
            video: string | null;
            must_answer: boolean;
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
        LibraryBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "delete";
        };
        LibraryFields: {
            available_for?: "everyone" | "roles" | "schools";
            roles?: string[];
            schools?: string[];
            can_view?: boolean;
            can_download?: boolean;
            can_reuse?: boolean;
        };
        LibraryRow: {
            guid: string;
            content_guid: string;
            name: string;
            type_guid: string;
            thumbnail: string | null;
            status: "active" | "inactive";
            storage_status: "none" | "uploading" | "preparing" | "upload-done" | "failed";
            added_by: string | null;
            added_by_name: string;
            available_for: "everyone" | "roles" | "schools";
            roles: string[];
            schools: string[];
            can_view: boolean;
            can_download: boolean;
            can_reuse: boolean;
            created_by: string | null;
            created_at: string;
            updated_at: string;
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
        LongAnswer: {
            id: string;
            prompt: string;
            points: number;
            help: string;
            feedback_right: string;
            feedback_wrong: string;
            media?: string | null;
            at?: number | null;
            sample: string;
            type: "long_answer";
        };
        Mark: {
            points?: number | null;
            feedback: string;
        };
        Matched: {
            pairs: {
                [key: string]: string;
            };
            type: "pairs";
        };
        Matching: {
            id: string;
            prompt: string;
            points: number;
            help: string;
            feedback_right: string;
            feedback_wrong: string;
            media?: string | null;
            at?: number | null;
            pairs?: components["schemas"]["Pair"][];
            type: "matching";
        };
        Media: {
            url: string;
            media_type: string;
            name: string;
        };
        Mention: {
            place: "name" | "author" | "erp_id" | "description" | "tags" | "page" | "chapter" | "slide" | "text" | "subtitle" | "audiodescription" | "transcript" | "chapters";
            at: number | null;
            label: string;
            snippet: components["schemas"]["SnippetPart"][];
        };
        Mentions: {
            mentions: {
                [key: string]: components["schemas"]["Mention"][];
            };
        };
        Meta: {
            total: number;
            page: number;
            pageSize: number;
            total_is_capped?: boolean;
            suggestion?: string;
        };
        MultipleChoice: {
            id: string;
            prompt: string;
            points: number;
            help: string;
            feedback_right: string;
            feedback_wrong: string;
            media?: string | null;
            at?: number | null;
            choices?: components["schemas"]["Choice"][];
            type: "multiple_choice";
        };
        NewAnswer: {
            question: string;
            response: components["schemas"]["estante_contents_questions_play_Chosen"] | components["schemas"]["Verdict"] | components["schemas"]["Filled"] | components["schemas"]["Matched"] | components["schemas"]["Ordered"] | components["schemas"]["Answered"];
        };
        NewAttempt: {
            guid: string;
        };
        NewBatch: {
            upload_guid: string;
        };
        NewCartridge: {
            upload_guid: string;
        };
        NewCategory: {
            name: string;
            description?: string;
            color?: string | null;
            weight?: number | null;
        };
        NewCollection: {
            collection: string;
            country?: string | null;
            educationLevels?: string[];
        };
        NewContent: {
            name?: string;
            description?: string;
            url?: string | null;
            tool_guid?: string | null;
            erp_id?: string | null;
            type_guid?: string;
            question_type_guid?: string | null;
            status?: "active" | "inactive";
            publish_at?: string | null;
            withdraw_at?: string | null;
            country?: string | null;
            pedagogicalType?: string | null;
            author_name?: string;
            author_lastname?: string;
            is_public?: boolean;
            is_teacher_only?: number;
            mobile_friendly?: boolean;
            is_downloadable?: boolean;
            is_available_offline?: boolean;
            data?: {
                [key: string]: unknown;
            } | null;
            langs?: string[];
            tags?: string[];
            customTags?: string[];
            topics?: string[];
            didacticTypes?: string[];
            disciplines?: string[];
            educationLevels?: string[];
            educationYears?: string[];
            learningObjectives?: string[];
            dependencies?: string[];
            upload_guid?: string;
        };
        NewCountry: {
            name: string;
            iso_code: string;
            academic_period?: "bimester" | "trimester";
            ranking_scale_guid?: string | null;
        };
        NewCustomTag: {
            type: string;
            name: string;
        };
        NewDelivery: {
            answer: string;
            file?: string | null;
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
        NewMaterial: {
            upload_guid: string;
        };
        NewPackage: {
            upload_guid: string;
        };
        NewPeriod: {
            evaluation_period: "annual" | "bimonthly" | "quarterly" | "semester" | "trimester";
            name: string;
            start_date: string;
            end_date: string;
            school_year: string;
        };
        NewPublication: {
            name: string;
            description?: string;
            category_guid?: string | null;
            publisher_guid?: string | null;
            country?: string | null;
            disciplines: string[];
            educationLevels?: string[];
            educationYears?: string[];
            collections?: string[];
        };
        NewResource: {
            available_for?: "everyone" | "roles" | "schools";
            roles?: string[];
            schools?: string[];
            can_view?: boolean;
            can_download?: boolean;
            can_reuse?: boolean;
            content_guid?: string | null;
            upload_guid?: string | null;
            name?: string | null;
            type_guid?: string | null;
        };
        NewScale: {
            name: string;
            type: "numeric" | "qualitative";
            min?: number | null;
            max?: number | null;
            decimals?: number | null;
            ranges?: components["schemas"]["ScaleRange"][];
        };
        NewTag: {
            tag: string;
        };
        NewTerm: {
            name: string;
        };
        NewTopic: {
            topic: string;
        };
        Normalization: {
            content: string;
            job: string;
        };
        NoteAnswer: {
            guid: string;
            annotation: string;
            parent_guid: string | null;
            created_at: string;
            updated_at: string;
        };
        ObjectivePart: {
            guid: string;
            code: string;
            description: string;
        };
        Ordered: {
            items: string[];
            type: "order";
        };
        OrderedCourses: {
            courses: components["schemas"]["CourseRow"][];
        };
        OrderedLevels: {
            levels: components["schemas"]["EducationLevelRow"][];
        };
        Ordering: {
            id: string;
            prompt: string;
            points: number;
            help: string;
            feedback_right: string;
            feedback_wrong: string;
            media?: string | null;
            at?: number | null;
            items?: components["schemas"]["Item"][];
            type: "ordering";
        };
        PackageRow: {
            guid: string;
            name: string;
            author: string;
            file: string | null;
            file_version: number | null;
            size: number;
            storage_status: "none" | "uploading" | "preparing" | "upload-done" | "failed";
            created_at: string;
            updated_at: string;
        };
        Pair: {
            id: string;
            left: string;
            match: string;
            right: string;
        };
        Payload: {
            rendered_as?: string;
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
        PersonContentRow: {
            guid: string;
            name: string;
            type_guid: string;
            thumbnail: string | null;
            status: "active" | "inactive";
            access: components["schemas"]["AccessAnswer"];
        };
        ProjectFields: {
            statement: string;
            due_at?: string | null;
            takes_file: boolean;
            takes_text: boolean;
            max_points: number;
        };
        ProjectFile: {
            guid: string;
            name: string;
            media_type: string;
            size: number;
            url: string;
        };
        ProjectView: {
            statement: string;
            due_at: string | null;
            takes_file: boolean;
            takes_text: boolean;
            max_points: number;
            is_open: boolean;
            formats: string[];
            max_bytes: number;
            materials: components["schemas"]["ProjectFile"][];
        };
        PublicationBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "delete";
        };
        PublicationFields: {
            name?: string;
            description?: string;
            category_guid?: string | null;
            publisher_guid?: string | null;
            country?: string | null;
            disciplines?: string[];
            educationLevels?: string[];
            educationYears?: string[];
            collections?: string[];
        };
        PublicationRow: {
            guid: string;
            name: string;
            description: string;
            category_guid: string | null;
            publisher_guid: string | null;
            country: string | null;
            disciplines: string[];
            educationLevels: string[];
            educationYears: string[];
            collections: string[];
            thumbnail: string | null;
            content_count: number;
            created_by: string | null;
            created_at: string;
            updated_at: string;
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
        RecordVersion: {
            version: number;
            at: string;
            by: string | null;
            fields: {
                [key: string]: unknown;
            };
        };
        RecordVersions: {
            versions: components["schemas"]["RecordVersion"][];
        };
        ReferenceValue: {
            guid: string;
            name: string;
        };
        RefusalAnswer: {
            code: string;
            message: string;
        };
        RefusedItem: {
            name: string;
            code: string;
            message: string;
        };
        RefusedRow: {
            guid: string;
            code: string;
            message: string;
            name?: string | null;
        };
        Restored: {
            restored: string[];
            refused: components["schemas"]["RefusedRow"][];
        };
        RoleRow: {
            guid: string;
            name: string;
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
        ShortAnswer: {
            id: string;
            prompt: string;
            points: number;
            help: string;
            feedback_right: string;
            feedback_wrong: string;
            media?: string | null;
            at?: number | null;
            answers?: string[];
            is_exact: boolean;
            type: "short_answer";
        };
        SingleChoice: {
            id: string;
            prompt: string;
            points: number;
            help: string;
            feedback_right: string;
            feedback_wrong: string;
            media?: string | null;
            at?: number | null;
            choices?: components["schemas"]["Choice"][];
            type: "single_choice";
        };
        SnippetPart: {
            text: string;
            is_found: boolean;
        };
        Solution: {
            question: string;
            response: components["schemas"]["estante_contents_questions_play_Chosen"] | components["schemas"]["Verdict"] | components["schemas"]["Filled"] | components["schemas"]["Matched"] | components["schemas"]["Ordered"] | components["schemas"]["Answered"];
            points: number | null;
            max_points: number;
            feedback: string;
            right: components["schemas"]["estante_contents_questions_play_Chosen"] | components["schemas"]["Verdict"] | components["schemas"]["Filled"] | components["schemas"]["Matched"] | components["schemas"]["Ordered"] | components["schemas"]["Answered"] | null;
            notes?: {
                [key: string]: string;
            };
            sample: string;
        };
        Spot: {
            id: string;
            text: string;
            shape: "rectangle" | "ellipse";
            x: number;
            y: number;
            width: number;
            height: number;
        };
        Standing: {
            is_finished: boolean;
            score: number;
            max_score: number;
            pending: number;
        };
        StateRow: {
            guid: string;
            name: string;
            code: string;
            country_guid: string;
            country_name: string;
        };
        StatusChange: {
            status: "active" | "inactive";
        };
        SystemSettingsChange: {
            is_multicountry?: boolean;
            is_learning_objectives?: boolean;
            max_users_per_upload?: number;
        };
        TagAnswer: {
            guid: string;
            tag: string;
        };
        TermRow: {
            guid: string;
            name: string;
        };
        ThumbnailAnswer: {
            thumbnail: string | null;
        };
        TopicAnswer: {
            guid: string;
            topic: string;
        };
        TrackForm: {
            lang_id?: string | null;
            file?: string | null;
            encoded_url?: string | null;
        };
        TrackRow: {
            guid: string;
            lang_id: string;
            language: string;
            encoded_url: string;
            name: string;
            media_type: string;
            size: number;
            cue_count: number | null;
            version: number;
            created_at: string;
            updated_at: string;
        };
        TranscriberAnswer: {
            name: string;
            label: string;
        };
        TranscriptDeleted: {
            deleted: string[];
        };
        TranscriptFile: {
            lang_id: string;
            media_type: string;
            encoded_url: string;
        };
        TranscriptForm: {
            file: string;
            lang_id?: string | null;
        };
        Transcription: {
            transcription_url?: string | null;
            encoded_transcription_url?: string | null;
            transcription_bundle: components["schemas"]["TranscriptFile"][];
        };
        TranscriptionJob: {
            job: string;
        };
        TranscriptionRequest: {
            transcriber: string;
            lang_id: string;
        };
        TrueFalse: {
            id: string;
            prompt: string;
            points: number;
            help: string;
            feedback_right: string;
            feedback_wrong: string;
            media?: string | null;
            at?: number | null;
            is_true: boolean;
            type: "true_false";
        };
        TypeAnswer: {
            guid: string;
            name: string;
            formats: string[];
            mime_types: string[];
            max_bytes: number;
            custom_tags: components["schemas"]["CustomTagAnswer"][];
            takes_url: boolean;
            is_media: boolean;
            is_offered: boolean;
            is_vacant: boolean;
            takes_tool: boolean;
            has_tracks: boolean;
            max_questions: number;
            has_stops: boolean;
            is_project: boolean;
            is_mapped: boolean;
            tabs: string | null;
            wide_steps: string[];
            tracking: "continuous" | "range" | "once" | "suspend_data" | "none";
        };
        UploadTicket: {
            token: string;
            endpoint: string;
        };
        UploadedFile: {
            upload_guid: string;
        };
        UsedBy: {
            uses: components["schemas"]["RecordUse"][];
            unanswered: string[];
        };
        UsedByMany: {
            total: number;
            used: number;
            is_whole: boolean;
            uses: components["schemas"]["UsesOfMany"][];
            unanswered: string[];
        };
        UsesOfMany: {
            name: string;
            count: number;
            records: number;
            forbids: boolean;
        };
        Verdict: {
            is_true: boolean;
            type: "verdict";
        };
        WarningAnswer: {
            code: string;
            message: string;
        };
        XapiQuery: {
            query: string;
            actor: {
                [key: string]: unknown;
            };
        };
        estante_bulk_acts_Chosen: {
            guids?: string[];
            all: boolean;
            except?: string[];
        };
        estante_contents_batches_schemas_FaultAnswer: {
            field: string;
            code: string;
            message: string;
        };
        estante_contents_library_schemas_SchoolRow: {
            guid: string;
            name: string;
        };
        estante_contents_questions_play_Chosen: {
            choices: string[];
            type: "choices";
        };
        estante_contents_questions_play_Part: {
            id: string;
            text: string;
        };
        estante_contents_schemas_LanguageAnswer: {
            lang_id: string;
        };
        estante_contents_tools_registered_ToolRow: {
            guid: string;
            name: string;
            launch_url: string;
        };
        estante_settings_schemas_part_Part: {
            guid: string;
            name: string;
        };
    };
}
