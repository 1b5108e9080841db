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
        CustomTagAnswer: {
            guid: string;
            type: string;
            name: string;
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
        GuidList: {
            guids: string[];
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
        Payload: Record<string, never>;
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
        Restored: {
            restored: string[];
            refused: components["schemas"]["RefusedRow"][];
        };
        SentFile: {
            file: string;
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
        WarningAnswer: {
            code: string;
            message: string;
        };
        estante_contents_schemas_LanguageAnswer: {
            lang_id: string;
        };
    };
}
