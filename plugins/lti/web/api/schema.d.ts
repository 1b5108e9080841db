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
    "/schools/{guid}/lti": {
        /** ReadRegistration */
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
                            data: components["schemas"]["RegistrationAnswer"];
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
        /** SaveRegistration */
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
                    "application/json": components["schemas"]["RegistrationFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RegistrationAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lti/.well-known/jwks.json": {
        /** ReadKeySet */
        get: {
            parameters: NoParameters;
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
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lti/login": {
        /** BeginLaunch */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: unknown;
                        };
                    };
                };
                400: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** BeginLaunchByForm */
        post: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                303: {
                    headers: Headers;
                    content: {
                        "application/json": unknown;
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
    "/lti/launch": {
        /** Land */
        post: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: unknown;
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
    "/lti/links/{guid}": {
        /** ReadChoice */
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
                            data: components["schemas"]["ChoiceView"];
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
    "/lti/links/{guid}/contents": {
        /** ListOffered */
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
                            data: components["schemas"]["OfferedContent"][];
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
    "/lti/deep-linking": {
        /** Choose */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChosenContents"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ChosenAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lti/deep-linking/{ticket}": {
        /** BringLinks */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ticket: string;
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
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/schools/{guid}/lti/launches": {
        /** ListLaunches */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    outcome?: ("opened" | "refused")[];
                    createdAt?: string;
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
                            data: components["schemas"]["LaunchRow"][];
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
    "/lti/tools": {
        /** List tools */
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
                            data: components["schemas"]["estante_lti_schemas_ToolRow"][];
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
        /** Make one of the tools */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTool"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_lti_schemas_ToolRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete tools, each judged on its own */
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
    "/lti/tools/bulk": {
        /** Change many tools: those that are named, or all that the list shows */
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
                    "application/json": components["schemas"]["ToolBulk"];
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
    "/lti/tools/{guid}": {
        /** One of the tools */
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
                            data: components["schemas"]["estante_lti_schemas_ToolRow"];
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
        /** Change what is sent of one of the tools */
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
                    "application/json": components["schemas"]["ToolFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_lti_schemas_ToolRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lti/tools/{guid}/history": {
        /** Who changed one of the tools, with old and new values */
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
    "/lti/tools/{guid}/used-by": {
        /** What uses one of the tools, as every plugin says */
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
    "/lti/contents/{guid}/launch": {
        /** LaunchTool */
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
                    "application/json": components["schemas"]["LaunchedFrom"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ToolAddress"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lti/authorize": {
        /** Authorize */
        get: {
            parameters: NoParameters;
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
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** AuthorizeByForm */
        post: {
            parameters: NoParameters;
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
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/schools/{guid}/lti/try": {
        /** TryRegistration */
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
                            data: components["schemas"]["TrialAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lti/tools/{guid}/try": {
        /** TryTool */
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
                            data: components["schemas"]["TrialAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
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
        ChoiceView: {
            guid: string;
            max_links: number;
        };
        ChosenAnswer: {
            address: string;
        };
        ChosenContents: {
            choice: string;
            contents: string[];
        };
        Deleted: {
            deleted: string[];
            refused: components["schemas"]["RefusedRow"][];
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
        LaunchRow: {
            guid: string;
            created_at: string;
            outcome: "opened" | "refused";
            code: string | null;
            detail: string;
            person_guid: string | null;
            person_name: string | null;
            role_guid: string | null;
            content_guid: string | null;
            content_name: string | null;
            score: "waiting" | "sent" | "given_up" | null;
            reason: string | null;
        };
        LaunchedFrom: {
            course_guid?: string | null;
        };
        Meta: {
            total: number;
            page: number;
            pageSize: number;
            total_is_capped?: boolean;
            suggestion?: string;
        };
        NewTool: {
            name: string;
            launch_url: string;
            login_url: string;
            redirect_urls: string[];
            shares_names?: boolean;
        };
        OfferedContent: {
            guid: string;
            name: string;
            type_guid: string;
            author: string;
            at: string;
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
        RegistrationAnswer: {
            login_url: string;
            redirect_url: string;
            tool_url: string;
            own_key_set_url: string;
            public_key: string;
            school_guid: string;
            enableLti: boolean;
            lti_tool_id: string | null;
            client_id: string | null;
            deployment_id: string | null;
            issuer: string | null;
            issuer_url: string | null;
            key_set_url: string | null;
            token_url: string | null;
            authorization_url: string | null;
            authorization_keys: string | null;
        };
        RegistrationFields: {
            enableLti?: boolean;
            client_id?: string | null;
            deployment_id?: string | null;
            issuer?: string | null;
            issuer_url?: string | null;
            key_set_url?: string | null;
            token_url?: string | null;
            authorization_url?: string | null;
            authorization_keys?: string | null;
            login_url?: string;
            redirect_url?: string;
            tool_url?: string;
            own_key_set_url?: string;
            public_key?: string;
        };
        ToolAddress: {
            address: string;
        };
        ToolBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "delete";
        };
        ToolFields: {
            name?: string;
            launch_url?: string;
            login_url?: string;
            redirect_urls?: string[];
            shares_names?: boolean;
        };
        TrialAnswer: {
            is_ready: boolean;
            steps: components["schemas"]["TrialStep"][];
        };
        TrialStep: {
            name: "registration" | "keys" | "launch" | "scores" | "login" | "question";
            outcome: "passed" | "refused" | "untried";
            code: string | null;
            reason: string | null;
        };
        UsedBy: {
            uses: components["schemas"]["RecordUse"][];
            unanswered: string[];
        };
        estante_lti_schemas_ToolRow: {
            guid: string;
            name: string;
            launch_url: string;
            login_url: string;
            redirect_urls: string[];
            client_id: string;
            shares_names: boolean;
            created_by: string | null;
            created_at: string;
            updated_at: string;
        };
    };
}
