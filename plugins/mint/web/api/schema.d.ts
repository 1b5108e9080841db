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
    "/mint/lessons/{guid}/images": {
        /** AddImage */
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
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MintImageView"];
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
    "/mint/lessons/{guid}/questions/{question_guid}/answer": {
        /** Answer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    question_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuestionAnswer"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["QuestionVerdict"];
                        };
                    };
                };
                400: Refusal;
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
    "/mint/lessons/{guid}/pages": {
        /** CreatePage */
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
                    "application/json": components["schemas"]["NewMintPage"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MintPageView"];
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
    "/mint/lessons/{guid}/pages/{page_guid}": {
        /** SavePage */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    page_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintPageFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MintPageView"];
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
        /** DeletePage */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    page_guid: string;
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
    "/mint/lessons/{guid}/reading": {
        /** Read */
        get: {
            parameters: {
                query?: {
                    program?: string | null;
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
                            data: components["schemas"]["MintReading"];
                        };
                    };
                };
                400: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/mint/lessons/{guid}": {
        /** ReadLesson */
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
                            data: components["schemas"]["MintLessonView"];
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
        /** SaveLesson */
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
                    "application/json": components["schemas"]["MintLessonFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MintLessonView"];
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
    "/mint/programs/{guid}/{role}": {
        /** ReadAlone */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    guid: string;
                    role: "R01" | "R02" | "R03" | "R04" | "R05" | "R06" | "R07" | "student" | "teacher" | "admin";
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
                            data: components["schemas"]["LessonsAlone"];
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
    "/v3/license-mint/user/{guid}": {
        /** ReadLicense */
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
                            data: components["schemas"]["PersonLicenseView"];
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
        /** ChangeLicense */
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
                    "application/json": components["schemas"]["PersonLicenseChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PersonLicenseView"];
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
    "/v3/license-mint/client": {
        /** ReadClient */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ClientLicenseView"];
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
    "/lms/lessons/{guid}/mint-import": {
        /** ReadImport */
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
                            data: components["schemas"]["MintImportView"];
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
        /** StartImport */
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
                    "application/json": components["schemas"]["NewMintImport"];
                };
            };
            responses: {
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MintImportView"];
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
    "/lms/lessons/{guid}/mint-import/restore": {
        /** Restore */
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
                            data: components["schemas"]["MintImportView"];
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
}
export interface components {
    schemas: {
        AloneLesson: {
            guid: string;
            title: string;
            unit: string;
            lesson: string;
            is_published: boolean;
        };
        ClientLicenseView: {
            status: string;
            licenses: number;
            licenses_used: number;
            editors: number;
            editors_used: number;
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
        FileForm: {
            file: string;
        };
        LessonsAlone: {
            guid: string;
            name: string;
            is_student: boolean;
            is_editable: boolean;
            lessons: components["schemas"]["AloneLesson"][];
        };
        MintImageView: {
            image: string;
            url: string;
        };
        MintImportView: {
            status: "none" | "running" | "success" | "error";
            source: string;
            error: string | null;
            started_at: string | null;
            can_restore: boolean;
        };
        MintLessonFields: {
            typography?: components["schemas"]["MintTypography"];
            colour?: string;
            pages?: string[];
        };
        MintLessonView: {
            guid: string;
            name: string;
            version: number;
            typography: components["schemas"]["MintTypography"];
            colour: string;
            fonts: string[];
            embed_hosts: string[];
            has_file: boolean;
            pages: components["schemas"]["MintPageView"][];
            images: {
                [key: string]: string;
            };
        };
        MintPageFields: {
            version: number;
            title?: string;
            document?: {
                [key: string]: unknown;
            };
            beside?: {
                [key: string]: unknown;
            };
        };
        MintPageView: {
            guid: string;
            title: string;
            is_dual: boolean;
            document: {
                [key: string]: unknown;
            };
            beside: {
                [key: string]: unknown;
            } | null;
            version: number;
            changed_by: string | null;
            updated_at: string;
        };
        MintReading: {
            typography: components["schemas"]["MintTypography"];
            colour: string;
            paper: string | null;
            pages: components["schemas"]["ReadPage"][];
            images: {
                [key: string]: string;
            };
            media: {
                [key: string]: components["schemas"]["ReadMedium"];
            };
        };
        MintTypography: {
            display: string;
            text: string;
        };
        NewMintImport: {
            confirmation: string;
            lesson_guid?: string;
            upload_guid?: string;
        };
        NewMintPage: {
            title?: string;
            is_dual?: boolean;
            after?: string | null;
        };
        PersonLicenseChange: {
            has_license_mint: boolean;
        };
        PersonLicenseView: {
            has_license_mint: boolean;
            status: string;
        };
        QuestionAnswer: {
            chosen: string[];
        };
        QuestionVerdict: {
            is_right: boolean;
            right: string[];
            feedback: string;
        };
        ReadMedium: {
            name: string;
            url: string;
            media_type: string;
            tracks: {
                [key: string]: unknown;
            }[];
        };
        ReadPage: {
            guid: string;
            title: string;
            document: {
                [key: string]: unknown;
            };
            beside: {
                [key: string]: unknown;
            } | null;
        };
    };
}
