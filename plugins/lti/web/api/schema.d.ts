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
}
export interface components {
    schemas: {
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
            reason: string | null;
        };
        Meta: {
            total: number;
            page: number;
            pageSize: number;
            total_is_capped?: boolean;
            suggestion?: string;
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
    };
}
