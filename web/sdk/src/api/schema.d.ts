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
    "/health": {
        /** Whether the database and Valkey answer */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Health"];
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
    "/organization": {
        /** The organization's name, languages and look */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Organization"];
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
    "/permissions": {
        /** What the caller may do */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PermissionsAnswer"];
                        };
                    };
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
    "/ui/manifest": {
        /** The pages, navigation and renderers that the caller may see */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ManifestView"];
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
    "/login": {
        /** Login */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Credentials"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["schemas_SignedIn"];
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
    "/front/login": {
        /** FrontLogin */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Credentials"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["schemas_SignedIn"];
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
    "/login-oauth": {
        /** LoginOauth */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OauthCredentials"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["schemas_SignedIn"];
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
    "/front/login-oauth": {
        /** FrontLoginOauth */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OauthCredentials"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["schemas_SignedIn"];
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
    "/identity-providers": {
        /** IdentityProviders */
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
                            data: components["schemas"]["ProviderAnswer"][];
                            meta: components["schemas"]["Meta"];
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
    "/users/whoami": {
        /** Whoami */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["WhoAmI"];
                        };
                    };
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
    "/users/access-token": {
        /** AccessToken */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TokenAnswer"];
                        };
                    };
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
    "/logout": {
        /** Logout */
        post: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_identity_schemas_Done"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/users/roles": {
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
                            data: components["schemas"]["RoleAnswer"][];
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
    "/users/{user_guid}/login": {
        /** Impersonate */
        post: {
            parameters: {
                query?: {
                    provider?: string | null;
                };
                header?: never;
                path: {
                    user_guid: string;
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
                            data: components["schemas"]["FrontOffice"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/recover-account": {
        /** RecoverAccount */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RecoverAccount"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_identity_schemas_Done"];
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
    "/front/recover-account-password": {
        /** RecoverAccountPassword */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["estante_identity_schemas_NewPassword"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_identity_schemas_Done"];
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
    "/front/profile": {
        /** ReadProfile */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PersonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** ChangeProfile */
        put: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProfileChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PersonAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/password": {
        /** ChangePassword */
        put: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_identity_schemas_Done"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/avatar": {
        /** ChangeAvatar */
        post: {
            parameters: NoParameters;
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
                            data: components["schemas"]["AvatarAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** RemoveAvatar */
        delete: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_identity_schemas_Done"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/sessions": {
        /** ListOwnSessions */
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
                            data: components["schemas"]["estante_identity_accounts_devices_SessionAnswer"][];
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
        /** EndOtherSessions */
        delete: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["EndedSessions"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/sessions/{session_guid}": {
        /** EndOwnSession */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
                            data: components["schemas"]["estante_identity_schemas_Done"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/users/sessions": {
        /** ListSignedIn */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    role?: string[];
                    signed_in?: boolean;
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
                            data: components["schemas"]["accounts_signed_in_SignedIn"][];
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
    "/users/{user_guid}/sessions": {
        /** ListSessionsOf */
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
                    user_guid: string;
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
                            data: components["schemas"]["estante_identity_accounts_devices_SessionAnswer"][];
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
        /** EndSessionsOf */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_guid: string;
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
                            data: components["schemas"]["EndedSessions"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/users/{user_guid}/sessions/{session_guid}": {
        /** EndSessionOf */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_guid: string;
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
                            data: components["schemas"]["estante_identity_schemas_Done"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/login/second-step": {
        /** FinishSecondStep */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondStep"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["schemas_SignedIn"];
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
    "/login/second-step/passkey": {
        /** PasskeyOptions */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PendingSignIn"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PasskeyOptions"];
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
    "/front/profile/second-factor": {
        /** ReadFactors */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["FactorsAnswer"];
                        };
                    };
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
    "/front/profile/second-factor/totp": {
        /** BeginAuthenticator */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OwnPassword"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["NewAuthenticator"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/second-factor/totp/confirm": {
        /** AddAuthenticator */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AuthenticatorCode"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RecoveryCodes"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/second-factor/passkeys": {
        /** BeginPasskey */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OwnPassword"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PasskeyOptions"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/second-factor/passkeys/confirm": {
        /** AddPasskey */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPasskey"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RecoveryCodes"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/second-factor/recovery-codes": {
        /** RenewCodes */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OwnPassword"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["RecoveryCodes"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/second-factor/{factor_guid}": {
        /** RenameFactor */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    factor_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FactorChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["FactorAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/second-factor/{factor_guid}/removal": {
        /** RemoveFactor */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    factor_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OwnPassword"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_identity_schemas_Done"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/users/{user_guid}/second-factor": {
        /** ReadFactorsOf */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_guid: string;
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
                            data: components["schemas"]["FactorsAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** RemoveFactorsOf */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_guid: string;
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
                            data: components["schemas"]["RemovedFactors"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/langs": {
        /** ListLanguages */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    is_for_ui?: boolean;
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
                            data: components["schemas"]["estante_languages_schemas_LanguageAnswer"][];
                            meta: components["schemas"]["Meta"];
                        };
                    };
                };
                400: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** AddLanguage */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewLanguage"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_languages_schemas_LanguageAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/langs/{language_id}": {
        /** DeleteLanguage */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    language_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
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
        /** ChangeLanguage */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    language_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LanguageChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["estante_languages_schemas_LanguageAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/langs/scopes": {
        /** ReadScope */
        get: {
            parameters: {
                query: {
                    scope: string;
                    lang?: string | null;
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
                            data: components["schemas"]["ScopeAnswer"];
                        };
                    };
                };
                400: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** AddScope */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewScope"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ScopeAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/langs/scopes/{scope_guid}": {
        /** ChangeScope */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    scope_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ScopeChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ScopeAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/langs/coverage": {
        /** ListCoverage */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    lang?: string;
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
                            data: components["schemas"]["ScopeCoverage"][];
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
    "/langs/texts/{name}/{lang}": {
        /** ListTexts */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    is_missing?: boolean;
                    q?: string;
                };
                header?: never;
                path: {
                    name: string;
                    lang: string;
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
                            data: components["schemas"]["TextRow"][];
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
        /** ChangeText */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string;
                    lang: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TextChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["TextRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/audit": {
        /** ListAudit */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    actor?: string[];
                    username?: string[];
                    action?: string[];
                    entity?: string[];
                    entity_guid?: string[];
                    at?: string;
                    from?: string;
                    to?: string;
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
                            data: components["schemas"]["AuditAnswer"][];
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
    "/audit/facets": {
        /** ListAuditFacets */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["AuditFacets"];
                        };
                    };
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
    "/audit/export": {
        /** ExportAudit */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    actor?: string[];
                    username?: string[];
                    action?: string[];
                    entity?: string[];
                    entity_guid?: string[];
                    at?: string;
                    from?: string;
                    to?: string;
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
    "/audit/failed-sign-ins": {
        /** ListFailedSignIns */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    code?: string[];
                    address?: string[];
                    account?: string[];
                    at?: string;
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
                            data: components["schemas"]["FailedSignIn"][];
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
    "/audit/failed-sign-ins/facets": {
        /** ListFailedSignInFacets */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["FailedSignInFacets"];
                        };
                    };
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
    "/mail/letters": {
        /** ListLetters */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    status?: ("cancelled" | "done" | "failed" | "processing" | "queued")[];
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
                            data: components["schemas"]["LetterSummary"][];
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
    "/mail/letters/{letter_guid}": {
        /** ShowLetter */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    letter_guid: string;
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
                            data: components["schemas"]["LetterContent"];
                        };
                    };
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
    "/uploads": {
        /** CreateUpload */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** The protocol's version: 1.0.0. */
                    "Tus-Resumable"?: string;
                    /** The file's bytes. With it the body is empty; without it the body is JSON. */
                    "Upload-Length"?: string;
                    /** `filename`, `filetype` and `purpose`, each with its value in base64; commas between. */
                    "Upload-Metadata"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewUpload"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["UploadView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** DescribeUploads */
        options: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                204: {
                    headers: Headers;
                    content: {
                        "application/json": null;
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
    "/uploads/{upload_guid}": {
        /** EndUpload */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    upload_guid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: Headers;
                    content: {
                        "application/json": null;
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** ShowUpload */
        head: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    upload_guid: string;
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
                            data: null;
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** AppendToUpload */
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** The protocol's version: 1.0.0. */
                    "Tus-Resumable"?: string;
                    /** How many bytes have come before these. */
                    "Upload-Offset"?: string;
                    /** `sha256` or `sha1`, and the base64 digest of this body. */
                    "Upload-Checksum"?: string;
                };
                path: {
                    upload_guid: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/offset+octet-stream": string;
                };
            };
            responses: {
                204: {
                    headers: Headers;
                    content: {
                        "application/json": null;
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/files/upload": {
        /** UploadWithToken */
        post: {
            parameters: NoParameters;
            requestBody?: {
                content: {
                    "multipart/form-data": {
                        file: string;
                        /** From the call that allowed it. */
                        token: string;
                    };
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StoredFileView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/storage/{path}": {
        /** ShowStoragePath */
        get: {
            parameters: {
                query?: {
                    token?: string;
                    auth?: "signed-url" | null;
                };
                header?: never;
                path: {
                    path: string;
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
                            data: components["schemas"]["SignedUrl"] | components["schemas"]["SignedUrlCheck"];
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
    "/storage-use": {
        /** ShowStorageUse */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["StorageUse"];
                        };
                    };
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
    "/jobs": {
        /** ListJobs */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    status?: ("cancelled" | "done" | "failed" | "processing" | "queued")[];
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
                            data: components["schemas"]["JobView"][];
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
    "/jobs/{job_guid}": {
        /** ShowJob */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_guid: string;
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
                            data: components["schemas"]["JobView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** CancelJob */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_guid: string;
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
                            data: components["schemas"]["JobView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/jobs/cancel": {
        /** Stop all of one's jobs */
        post: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["CancelledJobs"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/jobs/{job_guid}/retry": {
        /** RetryJob */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    job_guid: string;
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
                            data: components["schemas"]["JobView"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/events": {
        /** FollowEvents */
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
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/exports/{export_id}": {
        /** ShowExport */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    export_id: string;
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
                            data: components["schemas"]["ExportView"];
                        };
                    };
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
    "/exports/{export_id}/download": {
        /** DownloadExport */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    export_id: string;
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
                            data: unknown;
                        };
                    };
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
    "/notifications": {
        /** ListNotifications */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    kind?: string[];
                    unread?: boolean;
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
                            data: components["schemas"]["NotificationView"][];
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
        /** DeleteNotifications */
        delete: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    kind?: string[];
                    unread?: boolean;
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
                            data: components["schemas"]["DeletedNotifications"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/notifications/unread": {
        /** CountUnreadNotifications */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Unread"];
                        };
                    };
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
    "/notifications/read": {
        /** MarkNotificationsRead */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    kind?: string[];
                    unread?: boolean;
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
                            data: components["schemas"]["Unread"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/notifications/settings": {
        /** ListNotificationSettings */
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
                            data: components["schemas"]["ChannelSettings"][];
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
        /** ChangeNotificationSettings */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChannelChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ChannelSettings"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/bulk/{guid}": {
        /** How far a bulk change is */
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
                            data: components["schemas"]["BulkView"];
                        };
                    };
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
    "/bulk/{guid}/rows": {
        /** What became of each row */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    state?: ("changed" | "refused" | "unchanged" | "waiting")[];
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
                            data: components["schemas"]["BulkRowView"][];
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
    "/bulk/{guid}/undo": {
        /** Take a bulk change back */
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
    "/trash": {
        /** ListTrash */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    kind?: string[];
                    deleted_by?: string[];
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
                            data: components["schemas"]["TrashRow"][];
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
        /** EmptyTrash */
        delete: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    kind?: string[];
                    deleted_by?: string[];
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
                            data: components["schemas"]["Purged"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/trash/facets": {
        /** CountTrash */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    kind?: string[];
                    deleted_by?: string[];
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
                            data: components["schemas"]["TrashFacets"];
                        };
                    };
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
    "/trash/restore": {
        /** RestoreTrash */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    kind?: string[];
                    deleted_by?: string[];
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
    "/personal-data": {
        /** ListKinds */
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
                            data: components["schemas"]["KindOfData"][];
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
    "/users/{user_guid}/personal-data/export": {
        /** ExportPersonalData */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_guid: string;
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
    "/users/{user_guid}/personal-data/erase": {
        /** ErasePersonalData */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_guid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Erase"];
                };
            };
            responses: {
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ErasureStarted"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/front/profile/personal-data/export": {
        /** ExportOwnData */
        post: {
            parameters: NoParameters;
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
    "/settings": {
        /** The settings that may be changed in the back office */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["SettingsAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change settings by key */
        patch: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SettingsChange"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["SettingsAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/settings/{key}": {
        /** Go back to a setting's value in the tenant's file */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
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
                            data: components["schemas"]["SettingsAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/settings/{key}/history": {
        /** Who changed a setting, when, from what to what */
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
                    key: string;
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
                            data: components["schemas"]["SettingChangeAnswer"][];
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
    "/import-kinds": {
        /** What can be imported */
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
                            data: components["schemas"]["ImportKind"][];
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
    "/import-kinds/{name}/template": {
        /** An empty file with the headers of an import */
        get: {
            parameters: {
                query?: {
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path: {
                    name: string;
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
    };
    "/imports": {
        /** Begin to import a file that was uploaded */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewImport"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ImportAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/imports/{guid}": {
        /** How far an import is */
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
                            data: components["schemas"]["ImportAnswer"];
                        };
                    };
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
    "/imports/{guid}/reading": {
        /** Read the file of an import in another way */
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
                    "application/json": components["schemas"]["ImportReading"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ImportAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/imports/{guid}/check": {
        /** Look at every row of an import and write nothing */
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
                    "application/json": components["schemas"]["ImportMapping"];
                };
            };
            responses: {
                202: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ImportAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/imports/{guid}/write": {
        /** Write the rows of an import that was looked at */
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
                            data: components["schemas"]["ImportAnswer"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/imports/{guid}/faults": {
        /** The wrong cells of an import */
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
                            data: components["schemas"]["estante_imports_schemas_FaultAnswer"][];
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
    "/imports/{guid}/refused": {
        /** The refused rows of an import, with the reasons */
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
                            data: unknown;
                        };
                    };
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
    "/search": {
        /** Search every plugin at once */
        get: {
            parameters: {
                query: {
                    q: string;
                    pageSize?: number;
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
                            data: components["schemas"]["SearchAnswer"];
                        };
                    };
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
    "/presence": {
        /** Have a record open */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpenRecord"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["PresentPeople"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Close a record */
        delete: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpenRecord"];
                };
            };
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
    "/first-steps": {
        /** What a new organization still has to do */
        get: {
            parameters: NoParameters;
            requestBody?: never;
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["FirstSteps"];
                        };
                    };
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
        AuditAnswer: {
            guid: string;
            at: string;
            actor_guid: string | null;
            actor_username: string;
            shown_guid: string | null;
            shown_username: string | null;
            action: string;
            action_name: string;
            entity: string;
            entity_name: string;
            entity_guid: string | null;
            detail: {
                [key: string]: unknown;
            };
            facts: components["schemas"]["AuditFact"][];
        };
        AuditFacet: {
            value: string;
            label: string;
        };
        AuditFacets: {
            action: components["schemas"]["AuditFacet"][];
            entity: components["schemas"]["AuditFacet"][];
            actor: components["schemas"]["AuditFacet"][];
        };
        AuditFact: {
            label: string;
            value: unknown;
        };
        AuthenticatorCode: {
            code: string;
            label: string;
        };
        AvatarAnswer: {
            url: string;
        };
        BrandingAnswer: {
            color_first: string;
            color_second: string;
            font_first: string;
            font_second: string;
            border_radius: number;
            logo: string | null;
            font_faces: components["schemas"]["FontFace"][];
            stylesheet: string | null;
        };
        BulkRowView: {
            guid: string;
            state: "waiting" | "changed" | "unchanged" | "refused";
            code: string | null;
            message: string | null;
            name?: string | null;
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
        CancelledJobs: {
            cancelled: number;
        };
        ChannelChange: {
            kind: string;
            app: boolean;
            mail: boolean;
        };
        ChannelSettings: {
            kind: string;
            title: string;
            icon: string;
            app: boolean;
            mail: boolean;
            mandatory: ("app" | "mail")[];
        };
        CoverShape: {
            ratio: number;
            drawings: ("bars" | "cell" | "contours" | "curve" | "hills" | "leaves" | "letters" | "orbits" | "pies" | "quarters" | "rosette" | "sound" | "waves")[];
        };
        Credentials: {
            email: string;
            password: string;
            admitted_roles?: string[] | null;
            else_front: boolean;
            browser?: string | null;
        };
        DeletedNotifications: {
            deleted: string[];
            refused: components["schemas"]["RefusedRow"][];
            unread: number;
        };
        Deleter: {
            guid: string;
            name: string;
        };
        EndedSessions: {
            ended: number;
        };
        Erase: {
            username: string;
        };
        ErasureStarted: {
            job_guid: string;
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
        FactorAnswer: {
            guid: string;
            kind: "totp" | "passkey";
            label: string;
            host: string | null;
            created_at: string;
            updated_at: string;
            last_used_at: string | null;
        };
        FactorChange: {
            label: string;
        };
        FactorsAnswer: {
            rule: "off" | "optional" | "required";
            factors: components["schemas"]["FactorAnswer"][];
            recovery_codes_left: number;
        };
        FailedSignIn: {
            guid: string;
            at: string;
            account: string | null;
            username: string | null;
            full_name: string | null;
            code: string;
            reason: string;
            address: string;
        };
        FailedSignInFacets: {
            code: components["schemas"]["FailedSignInReason"][];
        };
        FailedSignInReason: {
            value: string;
            label: string;
        };
        FileForm: {
            file: string;
        };
        FirstStepAnswer: {
            name: string;
            text: string;
            page: string;
            is_done: boolean;
        };
        FirstSteps: {
            steps: components["schemas"]["FirstStepAnswer"][];
        };
        FontFace: {
            family: string;
            url: string;
            weight: string;
        };
        FrontOffice: {
            token: string;
            url: string;
            expires_in: number;
        };
        Health: {
            database: boolean;
            valkey: boolean;
        };
        ImportAnswer: {
            guid: string;
            kind: components["schemas"]["ImportKind"];
            file_name: string;
            encoding: string;
            separator: string;
            headers_at: number;
            top: components["schemas"]["TopRow"][];
            headers: string[];
            preview: string[][];
            mapping: {
                [key: string]: number;
            };
            state: "uploaded" | "checking" | "checked" | "writing" | "done";
            job: string | null;
            total: number | null;
            rows: number;
            written: number;
            refused: number;
            created_at: string;
        };
        ImportField: {
            name: string;
            label: string;
            is_required: boolean;
        };
        ImportKind: {
            name: string;
            title: string;
            hint: string;
            page: string;
            fields: components["schemas"]["ImportField"][];
            max_rows: number;
            max_bytes: number;
        };
        ImportMapping: {
            mapping: {
                [key: string]: number;
            };
        };
        ImportReading: {
            encoding?: "utf-8" | "cp1252" | "mac-roman" | "cp850" | "utf-16";
            separator?: ";" | "," | "\t" | "|";
            headers_at?: number;
        };
        JobFailure: {
            code: string;
            message: string;
        };
        JobView: {
            guid: string;
            kind: string;
            text: string;
            title: string;
            status: "queued" | "processing" | "done" | "failed" | "cancelled";
            progress: number | null;
            stage: string;
            stage_text: string;
            attempts: number;
            subject_guid: string | null;
            page: string | null;
            result: unknown;
            error: components["schemas"]["JobFailure"] | null;
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
        };
        KindOfData: {
            kind: string;
            name: string;
            about: string;
            on_erase: "delete" | "unlink" | "pseudonym" | "keep";
            why: string | null;
        };
        Landing: {
            path: string;
            order: number;
            roles: string[];
        };
        LanguageChange: {
            name?: string;
            is_for_ui?: boolean;
        };
        LetterContent: {
            guid: string;
            html: string | null;
            text: string | null;
        };
        LetterSummary: {
            guid: string;
            kind: string;
            address: string;
            subject: string;
            status: "queued" | "processing" | "done" | "failed" | "cancelled" | null;
            attempts: number;
            failure: string | null;
            created_at: string;
            sent_at: string | null;
        };
        LinkedAccount: {
            provider: string;
            email: string | null;
        };
        ManifestView: {
            plugins: components["schemas"]["PluginView"][];
            texts: {
                [key: string]: string;
            };
            wordings: components["schemas"]["Wording"][];
        };
        Meta: {
            total: number;
            page: number;
            pageSize: number;
            total_is_capped?: boolean;
            suggestion?: string;
        };
        NavigationEntry: {
            id: string;
            order: number;
            text: string;
            icon?: string | null;
            parent?: string | null;
            path?: string | null;
            opens: string[];
        };
        NewAuthenticator: {
            secret: string;
            address: string;
            qr_size: number;
            qr_path: string;
        };
        NewImport: {
            name: string;
            upload: string;
        };
        NewLanguage: {
            id: string;
            name: string;
            is_for_ui: boolean;
        };
        NewPasskey: {
            credential: string;
            label: string;
        };
        NewScope: {
            scope: string;
            lang: string;
            json: {
                [key: string]: unknown;
            };
        };
        /** What a browser says about a file before it sends it; `size` in bytes. */
        NewUpload: {
            name: string;
            size: number;
            mime_type: string;
            purpose: string;
        };
        NotificationView: {
            guid: string;
            kind: string;
            icon: string;
            text: string;
            page: string | null;
            created_at: string;
            read_at: string | null;
        };
        OauthCredentials: {
            token: string;
            identity_provider: string;
            else_front: boolean;
        };
        OpenRecord: {
            address: string;
        };
        Organization: {
            guid: string;
            name: string;
            product_name: string;
            languages: string[];
            default_language: string;
            branding: components["schemas"]["BrandingAnswer"];
            identity_providers: components["schemas"]["ProviderAnswer"][];
            date_format: string | null;
            time_zone: string;
            password: components["schemas"]["PasswordAnswer"];
        };
        OwnPassword: {
            password: string;
        };
        Page: {
            path: string;
            component: string;
            title: string;
            action?: string | null;
            flags: string[];
            settings: string[];
            plugins: string[];
            public: boolean;
            chrome: boolean;
            frame?: "list" | "record" | null;
            older?: string | null;
        };
        PasskeyOptions: {
            options: string;
        };
        PasswordAnswer: {
            min_length: number;
            strong: boolean;
        };
        PasswordChange: {
            password: string;
            new_password: string;
            password_repeat: string;
        };
        PendingSignIn: {
            second_step: string;
        };
        PermissionsAnswer: {
            role_guid: string;
            permissions: {
                [key: string]: string[];
            };
            flags: {
                [key: string]: boolean;
            };
            internal_admin: boolean;
        };
        PersonAnswer: {
            guid: string;
            username: string;
            name: string;
            lastname: string;
            email: string | null;
            role_guid: string;
            role_name: string;
            source: string;
            lang_id: string;
            avatar: string | null;
            change_password: boolean;
            updated_at: string;
            oauth_accounts: components["schemas"]["LinkedAccount"][];
        };
        PictureLimits: {
            image_bytes: number;
            avatar_bytes: number;
        };
        PluginView: {
            id: string;
            version: string;
            entry: string | null;
            pages: components["schemas"]["Page"][];
            navigation: components["schemas"]["NavigationEntry"][];
            slots: components["schemas"]["SlotFill"][];
            renderers: components["schemas"]["Renderer"][];
            landing: components["schemas"]["Landing"][];
            keys: {
                [key: string]: string;
            };
            references: {
                [key: string]: components["schemas"]["Reference"];
            };
            types: components["schemas"]["RecordTypeView"][];
        };
        PresentPeople: {
            people: components["schemas"]["PresentPerson"][];
        };
        PresentPerson: {
            guid: string;
            name: string;
        };
        ProfileChange: {
            guid?: string;
            name?: string;
            lastname?: string;
            email?: string | null;
            lang_id?: string;
            password?: string;
            new_password?: string;
            password_repeat?: string;
        };
        ProviderAnswer: {
            id: string;
            title: string;
            issuer: string;
            audience: string;
            authorize_url: string;
        };
        Purged: {
            deleted: string[];
            refused: components["schemas"]["RefusedRow"][];
            bulk: components["schemas"]["BulkView"];
        };
        RecordTypeView: {
            guid: string;
            name: string;
            icon: string;
            cover: components["schemas"]["CoverShape"];
        };
        RecoverAccount: {
            email: string;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        Reference: {
            call: string;
            action: string | null;
            label: string;
            detail?: string | null;
            address?: string | null;
        };
        RefusedRow: {
            guid: string;
            code: string;
            message: string;
            name?: string | null;
        };
        RemovedFactors: {
            removed: number;
        };
        Renderer: {
            content_type: string;
            component: string;
            alone: boolean;
        };
        RoleAnswer: {
            guid: string;
            key: string;
            name: string;
        };
        ScopeAnswer: {
            guid: string;
            scope: string;
            lang: string;
            json: {
                [key: string]: unknown;
            };
            version: number;
        };
        ScopeChange: {
            json: {
                [key: string]: unknown;
            };
        };
        ScopeCoverage: {
            scope: string;
            lang: string;
            total: number;
            missing: number;
            own: number;
        };
        SearchAnswer: {
            groups: components["schemas"]["SearchGroup"][];
        };
        SearchGroup: {
            plugin: string;
            title: string;
            results: components["schemas"]["SearchResult"][];
            total: number;
            suggestion: string;
            is_failed: boolean;
        };
        SearchResult: {
            guid: string;
            title: string;
            detail: string[];
            address: string;
            type: string | null;
            picture: string | null;
        };
        SecondStep: {
            second_step: string;
            code?: string | null;
            credential?: string | null;
        };
        Sender: {
            guid: string;
            name: string;
            username: string;
            bytes: number;
        };
        SettingAnswer: {
            key: string;
            kind: "switch" | "number" | "text" | "choice" | "choices" | "list" | "colour" | "time_zone" | "duration";
            label: string;
            hint: string;
            value: unknown;
            of_file: unknown;
            source: "built_in" | "file" | "back_office";
            set_by: components["schemas"]["SettingAuthor"] | null;
            set_at: string | null;
            is_ignored: boolean;
            is_optional: boolean;
            choices: components["schemas"]["SettingChoice"][];
            minimum: number | null;
            maximum: number | null;
            max_length: number | null;
        };
        SettingAuthor: {
            guid: string;
            name: string;
        };
        SettingChangeAnswer: {
            guid: string;
            at: string;
            username: string;
            before: unknown;
            after: unknown;
            is_revert: boolean;
        };
        SettingChoice: {
            value: string;
            label: string;
        };
        SettingSection: {
            id: string;
            title: string;
            settings: components["schemas"]["SettingAnswer"][];
        };
        SettingsAnswer: {
            version: number;
            sections: components["schemas"]["SettingSection"][];
        };
        SettingsChange: {
            values: {
                [key: string]: unknown;
            };
        };
        SignedUrl: {
            url: string;
            cookies?: {
                [key: string]: string;
            };
        };
        SignedUrlCheck: {
            valid: boolean;
        };
        SlotFill: {
            slot: string;
            component: string;
            order: number;
            action?: string | null;
            flag?: string | null;
            text?: string | null;
            icon?: string | null;
            step?: string | null;
        };
        StorageUse: {
            stored: number;
            stored_limit: number | null;
            tenant_day: number;
            tenant_day_limit: number;
            person_day_limit: number;
            senders: components["schemas"]["Sender"][];
        };
        StoredFileView: {
            guid: string;
            name: string;
            format: string;
            media_type: string;
            size: number;
            sha256: string;
            storage_status: "upload-done";
        };
        TextChange: {
            key: string;
            text: string | null;
        };
        TextRow: {
            key: string;
            source: string;
            built_in: string | null;
            text: string | null;
            is_missing: boolean;
            placeholders: string[];
        };
        TokenAnswer: {
            token: string;
            expires_in: number;
        };
        TopRow: {
            line: number;
            cells: string[];
        };
        TrashFacet: {
            value: string;
            label: string;
            count: number;
        };
        TrashFacets: {
            kind: components["schemas"]["TrashFacet"][];
            deleted_by: components["schemas"]["TrashFacet"][];
        };
        TrashRow: {
            guid: string;
            kind: string;
            kind_name: string;
            name: string;
            type: string;
            thumbnail: string | null;
            deleted_at: string;
            deleted_by: components["schemas"]["Deleter"] | null;
            expires_at: string;
        };
        Unread: {
            unread: number;
        };
        UploadView: {
            guid: string;
            url: string;
            offset: number;
            size: number;
        };
        WhoAmI: {
            guid: string;
            username: string;
            name: string;
            lastname: string;
            email: string | null;
            role_guid: string;
            role_name: string;
            source: string;
            lang_id: string;
            avatar: string | null;
            change_password: boolean;
            updated_at: string;
            oauth_accounts: components["schemas"]["LinkedAccount"][];
            permissions: {
                [key: string]: string[];
            };
            flags: {
                [key: string]: boolean;
            };
            flags_known: boolean;
            limits: components["schemas"]["PictureLimits"];
            internal_admin: boolean;
            back_office: boolean;
            single_page: string | null;
            impersonated_by: string | null;
            must_add_factor: boolean;
        };
        Wording: {
            scope: string;
            lang: string;
        };
        accounts_signed_in_SignedIn: {
            guid: string;
            username: string;
            name: string;
            lastname: string;
            role_guid: string;
            role_name: string;
            is_active: boolean;
            sessions: number;
            last_used_at: string | null;
        };
        estante_bulk_acts_Chosen: {
            guids?: string[];
            all: boolean;
            except?: string[];
        };
        estante_identity_accounts_devices_SessionAnswer: {
            guid: string;
            created_at: string;
            last_used_at: string;
            expires_at: string;
            address: string;
            browser: string;
            system: string;
            is_current: boolean;
        };
        estante_identity_schemas_Done: {
            done: boolean;
        };
        estante_identity_schemas_NewPassword: {
            token: string;
            new_password: string;
        };
        estante_imports_schemas_FaultAnswer: {
            guid: string;
            line: number;
            column: number | null;
            header: string;
            value: string;
            message: string;
        };
        estante_languages_schemas_LanguageAnswer: {
            id: string;
            code: string;
            guid: string;
            name: string;
            is_for_ui: boolean;
            version: number;
        };
        schemas_SignedIn: {
            token: string;
            user: components["schemas"]["PersonAnswer"];
            oauth_accounts: components["schemas"]["LinkedAccount"][];
            browser?: string | null;
        };
    };
}
