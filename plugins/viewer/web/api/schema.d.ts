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
    "/consumptions/{consumption_guid}/sessions/{session_guid}": {
        /** End a session */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    consumption_guid: string;
                    session_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CloseSession"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ClosedSession"];
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
    "/consumptions": {
        /** List one's own consumptions */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    content_guid?: string[];
                    user_guid?: string[];
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
                            data: components["schemas"]["ConsumptionRow"][];
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
        /** Start viewing a content */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StartConsumption"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StartedConsumption"];
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
    "/consumptions/{consumption_guid}/progress": {
        /** Record progress */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    consumption_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UpdateProgress"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Progress"];
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
    "/consumptions/{consumption_guid}/sessions/{session_guid}/course": {
        /** Open a course */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    consumption_guid: string;
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
                            data: components["schemas"]["OpenedCourse"];
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
    "/consumptions/{consumption_guid}/sessions/{session_guid}/course/token": {
        /** Renew a course's token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    consumption_guid: string;
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
                            data: components["schemas"]["CommitToken"];
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
    "/cms/contents/{content_guid}/annotations": {
        /** List one's own annotations */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    parent?: string;
                    includeWithoutParent?: boolean;
                };
                header?: never;
                path: {
                    content_guid: string;
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
                            data: components["schemas"]["AnnotationRow"][];
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
        /** Make an annotation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WriteAnnotation"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["AnnotationRow"];
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
        /** Delete annotations */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DeleteAnnotations"];
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
    "/cms/contents/{content_guid}/annotations/{guid}": {
        /** Replace an annotation */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WriteAnnotation"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["AnnotationRow"];
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
    "/cms/contents/{content_guid}/comments": {
        /** List comments */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    course?: string;
                    parent_guid?: string;
                };
                header?: never;
                path: {
                    content_guid: string;
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
                            data: components["schemas"]["CommentRow"][];
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
        /** Make a comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WriteComment"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CommentRow"];
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
    "/cms/contents/{content_guid}/comments/{guid}": {
        /** Replace a comment */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WriteComment"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CommentRow"];
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
        /** Delete a comment */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                    guid: string;
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
    "/cms/contents/{content_guid}/comments/{guid}/courses": {
        /** Share a comment with a course */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ShareComment"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CommentCourses"];
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
    "/cms/contents/{content_guid}/comments/{guid}/courses/{course}": {
        /** Stop sharing a comment with a course */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                    guid: string;
                    course: string;
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
                            data: components["schemas"]["CommentCourses"];
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
    "/front/courses": {
        /** List the courses that one shares with */
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
                            data: components["schemas"]["Course"][];
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
        /** Make a course */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCourse"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Course"];
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
    "/i2c-v1/{path}": {
        /** Call a cat book's API */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    path: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SendCatBookCall"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CatBookAnswer"];
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
    "/cms/contents/playlist-groups": {
        /** List one's own groups */
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
                            data: components["schemas"]["estante_viewer_playlists_schemas_GroupRow"][];
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
        /** Make a group */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WriteGroup"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_viewer_playlists_schemas_GroupRow"];
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
    "/cms/contents/playlist-groups/{guid}": {
        /** Replace a group */
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
                    "application/json": components["schemas"]["WriteGroup"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_viewer_playlists_schemas_GroupRow"];
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
        /** Delete a group */
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
    "/cms/contents/playlist-groups/{guid}/entries": {
        /** List a group */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    content_guid?: string[];
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
                            data: components["schemas"]["GroupEntryRow"][];
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
        /** Order a group */
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
                    "application/json": components["schemas"]["MoveEntry"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_viewer_playlists_schemas_GroupRow"];
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
    "/cms/contents/{content_guid}/playlists": {
        /** Where a content lies */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    group_guid?: string[];
                };
                header?: never;
                path: {
                    content_guid: string;
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
                            data: components["schemas"]["EntryRow"][];
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
        /** Put a content into a group */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WriteEntry"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["EntryRow"];
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
    "/cms/contents/{content_guid}/playlists/{guid}": {
        /** Change an entry */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                    guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WriteEntry"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["EntryRow"];
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
        /** Take a content out of a group */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                    guid: string;
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
    "/cms/contents/{content_guid}/common-elements": {
        /** What stands beside a content */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
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
                            data: components["schemas"]["CommonElements"];
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
    "/cms/contents/{content_guid}/reviews": {
        /** One's own rating and the averages */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
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
                            data: components["schemas"]["Reviews"];
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
        /** Rate a content */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WriteReview"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ReviewRow"];
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
    "/cms/contents/reports/{guid}": {
        /** Read a report */
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
                            data: components["schemas"]["ReportDetail"];
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
        /** Answer a report */
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
                    "application/json": components["schemas"]["AnswerReport"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ReportDetail"];
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
    "/cms/contents/reports/{guid}/history": {
        /** Who answered a report */
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
    "/cms/contents/reports": {
        /** List reports */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    content?: string[];
                    status?: ("closed" | "open")[];
                    type?: ("app-error" | "connection-error" | "content-error" | "content-inappropriate" | "file-access-forbiden-error" | "file-error" | "url-not-found-error")[];
                    created?: string;
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
                            data: components["schemas"]["ReportRow"][];
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
    "/cms/contents/{content_guid}/reports": {
        /** Report a problem */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WriteReport"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ReportDetail"];
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
    "/front/contents": {
        /** List what one may open */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    state?: "done" | "new" | "started";
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
                            data: components["schemas"]["FrontContent"][];
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
    "/cms/metascraper": {
        /** What a linked page says of itself */
        get: {
            parameters: {
                query: {
                    url: string;
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
                            data: components["schemas"]["LinkMetadata"];
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
    "/front/public-viewer/{content_guid}": {
        /** Open a public content */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    content_guid: string;
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
                            data: components["schemas"]["PublicContent"];
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
    "/viewer/settings": {
        /** How this tenant's viewer is set up */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ViewerSettings"];
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
        AnnotationRow: {
            guid: string;
            annotation: string;
            parent_guid: string | null;
            created_at: string;
            updated_at: string;
        };
        AnswerReport: {
            status?: "open" | "closed";
            answer?: string;
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
        CatBookAnswer: {
            answer: unknown;
        };
        Choice: {
            id: string;
            text: string;
            is_right: boolean;
            feedback: string;
        };
        CloseSession: {
            ended_at: string;
            consumption_guid?: string | null;
            guid?: string | null;
        };
        ClosedSession: {
            guid: string;
            consumption_guid: string;
            started_at: string;
            ended_at: string;
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
        CommentCourses: {
            courses: string[];
        };
        CommentRow: {
            guid: string;
            content_guid: string;
            parent_guid: string | null;
            author: string;
            is_own: boolean;
            comment: string;
            shared_type: "courses" | "other";
            shared_courses: string[];
            show_at: number | null;
            created_at: string;
            updated_at: string;
        };
        CommitToken: {
            token: string;
            now: number;
            expires_in: number;
        };
        CommonElements: {
            comments: components["schemas"]["CommentRow"][];
            playlists: components["schemas"]["EntryRow"][];
            reviews: components["schemas"]["Reviews"];
            courses: components["schemas"]["Course"][];
            creates_courses: boolean;
        };
        ConsumptionRow: {
            guid: string;
            content_guid: string;
            type: string;
            progress_ends: number | null;
            progress: number;
            last: number;
            suspend_data: string | null;
            completion_status: "not attempted" | "incomplete" | "completed" | "browsed" | "unknown" | null;
            success_status: "passed" | "failed" | "unknown" | null;
            score: components["schemas"]["Score"] | null;
            sessions: number;
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
        Course: {
            guid: string;
            name: string;
        };
        CoursePart: {
            /** A SCO's identifier. */
            part: string;
            state: string | null;
            exit: "" | "suspend" | "normal" | "logout" | "time-out" | null;
            completion: "not attempted" | "incomplete" | "completed" | "browsed" | "unknown";
            success: "passed" | "failed" | "unknown";
            score: components["schemas"]["Score"] | null;
            progress: number | null;
            /** Milliseconds since 1970; later wins. */
            sequence: number;
        };
        CustomTag: {
            type: string;
            name: string;
        };
        CustomTagAnswer: {
            guid: string;
            type: string;
            name: string;
        };
        DeleteAnnotations: {
            guid: string | string[];
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
        EntryRow: {
            guid: string;
            content_guid: string;
            group_guid: string;
            show_at: number | null;
            created_at: string;
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
        FrontContent: {
            guid: string;
            name: string;
            type_guid: string;
            thumbnail: string | null;
            author: string;
            duration: number | null;
            progress: number | null;
            at: string;
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
        GroupEntryRow: {
            guid: string;
            content_guid: string;
            show_at: number | null;
            name: string | null;
            type_guid: string | null;
            thumbnail: string | null;
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
        Lesson: {
            video: string | null;
            must_answer: boolean;
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
        LinkMetadata: {
            url: string;
            title: string;
            description: string;
            image: string | null;
            may_frame: boolean;
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
        MoveEntry: {
            guid: string;
            after?: string | null;
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
        NewCourse: {
            name: string;
        };
        NewCustomTag: {
            type: string;
            name: string;
        };
        NewDelivery: {
            answer: string;
            file?: string | null;
        };
        NewMaterial: {
            upload_guid: string;
        };
        NewPackage: {
            upload_guid: string;
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
        OpenedCourse: {
            token: string;
            now: number;
            expires_in: number;
            consumption_guid: string;
            parts: components["schemas"]["CoursePart"][];
        };
        Ordered: {
            items: string[];
            type: "order";
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
        PersonContentRow: {
            guid: string;
            name: string;
            type_guid: string;
            thumbnail: string | null;
            status: "active" | "inactive";
            access: components["schemas"]["AccessAnswer"];
        };
        Progress: {
            progress: number;
            last: number;
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
        PublicContent: {
            guid: string;
            name: string;
            description: string;
            thumbnail: string | null;
            type_guid: string;
            status: "active" | "inactive";
            version: number;
            is_public: boolean;
            is_downloadable: boolean;
            download_url: string | null;
            storage_status: "none" | "uploading" | "preparing" | "upload-done" | "failed";
            tracking: "continuous" | "range" | "once" | "suspend_data" | "none";
            customTags: components["schemas"]["CustomTag"][];
            payload: components["schemas"]["Payload"];
            settings: unknown;
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
        ReportDetail: {
            guid: string;
            content_guid: string;
            content_name: string | null;
            person_guid: string;
            reporter: string | null;
            type: "content-error" | "content-inappropriate" | "app-error" | "connection-error" | "file-error" | "file-access-forbiden-error" | "url-not-found-error";
            comment: string;
            status: "open" | "closed";
            answer: string;
            answerer: string | null;
            answered_at: string | null;
            created_at: string;
            updated_at: string;
        };
        ReportRow: {
            guid: string;
            content_guid: string;
            content_name: string | null;
            person_guid: string;
            type: "content-error" | "content-inappropriate" | "app-error" | "connection-error" | "file-error" | "file-access-forbiden-error" | "url-not-found-error";
            comment: string;
            status: "open" | "closed";
            answer: string;
            answered_at: string | null;
            created_at: string;
            updated_at: string;
        };
        Restored: {
            restored: string[];
            refused: components["schemas"]["RefusedRow"][];
        };
        ReviewRow: {
            guid: string;
            content_guid: string;
            usefull_rating: number;
            difficult_rating: number;
            updated_at: string;
        };
        Reviews: {
            own: components["schemas"]["ReviewRow"] | null;
            count: number;
            usefull_average: number | null;
            difficult_average: number | null;
        };
        RoleRow: {
            guid: string;
            name: string;
        };
        Score: {
            scaled?: number | null;
            raw?: number | null;
            min?: number | null;
            max?: number | null;
        };
        SendCatBookCall: {
            content_guid: string;
            data?: unknown;
        };
        ShareComment: {
            course: string;
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
        StartConsumption: {
            content_guid: string;
            type?: string | null;
            /** The content's full length in its unit. */
            progress_ends?: number | null;
            session_guid?: string | null;
            waited: number;
        };
        StartedConsumption: {
            guid: string;
            session_guid: string;
            progress: number;
            last: number;
            suspend_data: string | null;
            completion_status: "not attempted" | "incomplete" | "completed" | "browsed" | "unknown" | null;
            success_status: "passed" | "failed" | "unknown" | null;
            score: components["schemas"]["Score"] | null;
            covered: [number, number][];
        };
        StatusChange: {
            status: "active" | "inactive";
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
        UpdateProgress: {
            started_at: string;
            ended_at: string;
            /** Seconds, pages, or 0 to 1: the type's unit. */
            progress_start: number;
            /** Seconds, pages, or 0 to 1: the type's unit. */
            progress_end: number;
            session_guid: string;
            suspend_data?: string | null;
            completion_status?: "not attempted" | "incomplete" | "completed" | "passed" | "failed" | "browsed" | "unknown" | null;
            success_status?: "passed" | "failed" | "unknown" | null;
            score?: components["schemas"]["Score"] | null;
            sequence?: number | null;
            covered?: [number, number][];
            ended: boolean;
            /** The content's full length in its unit. */
            progress_ends?: number | null;
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
        ViewerFeatures: {
            header: boolean;
            title: boolean;
            go_back: boolean;
            progress: boolean;
            report: boolean;
            reviews: boolean;
            playlists: boolean;
            comments: boolean;
            share_classroom: boolean;
            share_teams: boolean;
        };
        ViewerSettings: {
            enable_nutrient: boolean;
            enable_nutrient_standalone: boolean;
            nutrient_licence: string | null;
            engine: "newer" | "older";
            features: components["schemas"]["ViewerFeatures"];
        };
        WarningAnswer: {
            code: string;
            message: string;
        };
        WriteAnnotation: {
            guid: string;
            annotation: string;
            parent_guid?: string | null;
        };
        WriteComment: {
            comment: string;
            shared_type: "courses" | "other";
            shared_courses?: string[];
            show_at?: number | null;
            parent_guid?: string | null;
            content_guid?: string | null;
        };
        WriteEntry: {
            group_guid: string;
            show_at?: number | null;
            content_guid?: string | null;
        };
        WriteGroup: {
            title: string;
            description: string;
            thumbnail?: string | null;
        };
        WriteReport: {
            type: "content-error" | "content-inappropriate" | "app-error" | "connection-error" | "file-error" | "file-access-forbiden-error" | "url-not-found-error";
            comment: string;
            content_guid?: string | null;
        };
        WriteReview: {
            usefull_rating: number | string;
            difficult_rating: number | string;
            content_guid?: string | null;
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
        estante_viewer_playlists_schemas_GroupRow: {
            guid: string;
            title: string;
            description: string;
            thumbnail: string | null;
            entries: number;
            created_at: string;
            updated_at: string;
        };
    };
}
