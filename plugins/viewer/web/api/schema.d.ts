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
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
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
        /** CreateContent */
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
        /** DeleteContents */
        delete: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GuidList"];
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
        /** CountContents */
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
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
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
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
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
        /** ChangeContents */
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
                    langs?: string[];
                    is_public?: boolean;
                    is_teacher_only?: boolean;
                    tags?: string[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentsBulk"];
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
        /** ChangeContent */
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
        /** ChangeStatus */
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
    "/cms/contents/{guid}/used-by": {
        /** ReadUses */
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
        /** ListVersions */
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
        /** RestoreVersion */
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
    "/cms/contents/restore": {
        /** RestoreContents */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GuidList"];
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
        /** CloneContent */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OneGuid"];
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
                    "multipart/form-data": components["schemas"]["SentFile"];
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
                    "application/json": components["schemas"]["OneGuid"];
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
                    "application/json": components["schemas"]["OneGuid"];
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
                            data: components["schemas"]["ReportRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
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
}
export interface components {
    schemas: {
        AccessAnswer: {
            person_guid: string;
            may_open: boolean;
            reason: string | null;
            code: string | null;
            message: string;
        };
        AnnotationRow: {
            guid: string;
            annotation: string;
            parent_guid: string | null;
            created_at: string;
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
        CommitToken: {
            token: string;
            now: number;
            expires_in: number;
        };
        CommonElements: {
            reviews: components["schemas"]["Reviews"];
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
        ContentDetail: {
            guid: string;
            name: string;
            description: string;
            url: string | null;
            encoded_url: string | null;
            url_public_viewer: string | null;
            thumbnail: string | null;
            erp_id: string | null;
            type_guid: string;
            question_type_guid: string | null;
            status: "active" | "inactive";
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
            tracking: "continuous" | "range" | "once" | "suspend_data" | "none";
            payload: components["schemas"]["Payload"] | null;
            settings: unknown;
            refusal: components["schemas"]["RefusalAnswer"] | null;
            tags: components["schemas"]["TagAnswer"][];
            customTags: components["schemas"]["CustomTagAnswer"][];
            langs: components["schemas"]["estante_contents_schemas_LanguageAnswer"][];
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
            erp_id?: string | null;
            type_guid?: string;
            question_type_guid?: string | null;
            status?: "active" | "inactive";
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
        };
        ContentHistory: {
            changes: components["schemas"]["RecordChange"][];
            files: components["schemas"]["FileVersion"][];
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
        ContentsBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "activate" | "deactivate" | "clone" | "delete";
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
        DetectedType: {
            detected: string | null;
            suggested: string | null;
            candidates: string[];
            name: string;
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
        FailureAnswer: {
            code: string;
            message: string;
        };
        FileAnswer: {
            name: string;
            media_type: string;
            size: number;
            version: number;
        };
        FileVersion: {
            version: number;
            name: string;
            media_type: string;
            size: number;
            created_at: string;
            is_current: boolean;
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
        GuidList: {
            guids: string[];
        };
        LinkMetadata: {
            url: string;
            title: string;
            description: string;
            image: string | null;
            may_frame: boolean;
        };
        Meta: {
            total: number;
            page: number;
            pageSize: number;
            total_is_capped?: boolean;
            suggestion?: string;
        };
        NewContent: {
            name?: string;
            description?: string;
            url?: string | null;
            erp_id?: string | null;
            type_guid?: string;
            question_type_guid?: string | null;
            status?: "active" | "inactive";
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
            upload_guid?: string;
        };
        NewTag: {
            tag: string;
        };
        OneGuid: {
            guid: string;
        };
        OpenedCourse: {
            token: string;
            now: number;
            expires_in: number;
            consumption_guid: string;
            parts: components["schemas"]["CoursePart"][];
        };
        Payload: Record<string, never>;
        Progress: {
            progress: number;
            last: number;
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
            storage_status: "none" | "uploading" | "preparing" | "upload-done" | "failed";
            tracking: "continuous" | "range" | "once" | "suspend_data" | "none";
            payload: components["schemas"]["Payload"];
            settings: unknown;
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
        RefusalAnswer: {
            code: string;
            message: string;
        };
        RefusedRow: {
            guid: string;
            code: string;
            message: string;
        };
        ReportRow: {
            guid: string;
            content_guid: string;
            person_guid: string;
            type: "content-error" | "content-inappropriate" | "app-error" | "connection-error" | "file-error" | "file-access-forbiden-error" | "url-not-found-error";
            comment: string;
            created_at: string;
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
        Score: {
            scaled?: number | null;
            raw?: number | null;
            min?: number | null;
            max?: number | null;
        };
        SentFile: {
            file: string;
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
        ThumbnailAnswer: {
            thumbnail: string | null;
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
        ViewerFeatures: {
            header: boolean;
            title: boolean;
            go_back: boolean;
            progress: boolean;
            report: boolean;
            reviews: boolean;
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
        estante_contents_schemas_LanguageAnswer: {
            lang_id: string;
        };
    };
}
