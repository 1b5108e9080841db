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
    "/lrs/xapi/about": {
        /** The versions of xAPI that are spoken */
        get: {
            parameters: {
                query?: never;
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
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
        /** The versions of xAPI that are spoken */
        head: {
            parameters: {
                query?: never;
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
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
    "/lrs/xapi/statements": {
        /** xAPI statements */
        get: {
            parameters: {
                query?: {
                    /** The guid of a statement */
                    statementId?: string;
                    /** The guid of a statement that was made void */
                    voidedStatementId?: string;
                    /** An agent, as JSON */
                    agent?: string;
                    /** The IRI of a verb */
                    verb?: string;
                    /** The IRI of an activity */
                    activity?: string;
                    /** The guid of a registration */
                    registration?: string;
                    /** Also as a context, or inside of another statement */
                    related_activities?: string;
                    /** Also as an authority, an instructor, a team, or inside of another statement */
                    related_agents?: string;
                    /** Stored after this moment */
                    since?: string;
                    /** Stored until this moment */
                    until?: string;
                    /** How many at most */
                    limit?: string;
                    /** exact, ids or canonical */
                    format?: string;
                    /** With the bytes of attachments */
                    attachments?: string;
                    /** The oldest first */
                    ascending?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never> | Record<string, never>[];
                };
            };
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
        /** xAPI statements */
        put: {
            parameters: {
                query?: {
                    /** The guid of a statement */
                    statementId?: string;
                    /** The guid of a statement that was made void */
                    voidedStatementId?: string;
                    /** An agent, as JSON */
                    agent?: string;
                    /** The IRI of a verb */
                    verb?: string;
                    /** The IRI of an activity */
                    activity?: string;
                    /** The guid of a registration */
                    registration?: string;
                    /** Also as a context, or inside of another statement */
                    related_activities?: string;
                    /** Also as an authority, an instructor, a team, or inside of another statement */
                    related_agents?: string;
                    /** Stored after this moment */
                    since?: string;
                    /** Stored until this moment */
                    until?: string;
                    /** How many at most */
                    limit?: string;
                    /** exact, ids or canonical */
                    format?: string;
                    /** With the bytes of attachments */
                    attachments?: string;
                    /** The oldest first */
                    ascending?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never> | Record<string, never>[];
                };
            };
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
        /** xAPI statements */
        post: {
            parameters: {
                query?: {
                    /** The guid of a statement */
                    statementId?: string;
                    /** The guid of a statement that was made void */
                    voidedStatementId?: string;
                    /** An agent, as JSON */
                    agent?: string;
                    /** The IRI of a verb */
                    verb?: string;
                    /** The IRI of an activity */
                    activity?: string;
                    /** The guid of a registration */
                    registration?: string;
                    /** Also as a context, or inside of another statement */
                    related_activities?: string;
                    /** Also as an authority, an instructor, a team, or inside of another statement */
                    related_agents?: string;
                    /** Stored after this moment */
                    since?: string;
                    /** Stored until this moment */
                    until?: string;
                    /** How many at most */
                    limit?: string;
                    /** exact, ids or canonical */
                    format?: string;
                    /** With the bytes of attachments */
                    attachments?: string;
                    /** The oldest first */
                    ascending?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never> | Record<string, never>[];
                };
            };
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
        /** xAPI statements */
        head: {
            parameters: {
                query?: {
                    /** The guid of a statement */
                    statementId?: string;
                    /** The guid of a statement that was made void */
                    voidedStatementId?: string;
                    /** An agent, as JSON */
                    agent?: string;
                    /** The IRI of a verb */
                    verb?: string;
                    /** The IRI of an activity */
                    activity?: string;
                    /** The guid of a registration */
                    registration?: string;
                    /** Also as a context, or inside of another statement */
                    related_activities?: string;
                    /** Also as an authority, an instructor, a team, or inside of another statement */
                    related_agents?: string;
                    /** Stored after this moment */
                    since?: string;
                    /** Stored until this moment */
                    until?: string;
                    /** How many at most */
                    limit?: string;
                    /** exact, ids or canonical */
                    format?: string;
                    /** With the bytes of attachments */
                    attachments?: string;
                    /** The oldest first */
                    ascending?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never> | Record<string, never>[];
                };
            };
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
    "/lrs/xapi/activities": {
        /** What is known of an activity */
        get: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
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
        /** What is known of an activity */
        post: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
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
        /** What is known of an activity */
        head: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
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
    "/lrs/xapi/agents": {
        /** By what somebody is known */
        get: {
            parameters: {
                query?: {
                    /** An agent, as JSON */
                    agent?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
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
        /** By what somebody is known */
        post: {
            parameters: {
                query?: {
                    /** An agent, as JSON */
                    agent?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
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
        /** By what somebody is known */
        head: {
            parameters: {
                query?: {
                    /** An agent, as JSON */
                    agent?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
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
    "/lrs/xapi/activities/state": {
        /** xAPI state documents */
        get: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** An agent, as JSON */
                    agent?: string;
                    /** The guid of a registration */
                    registration?: string;
                    /** The id of a state */
                    stateId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI state documents */
        put: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** An agent, as JSON */
                    agent?: string;
                    /** The guid of a registration */
                    registration?: string;
                    /** The id of a state */
                    stateId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI state documents */
        post: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** An agent, as JSON */
                    agent?: string;
                    /** The guid of a registration */
                    registration?: string;
                    /** The id of a state */
                    stateId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI state documents */
        delete: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** An agent, as JSON */
                    agent?: string;
                    /** The guid of a registration */
                    registration?: string;
                    /** The id of a state */
                    stateId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI state documents */
        head: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** An agent, as JSON */
                    agent?: string;
                    /** The guid of a registration */
                    registration?: string;
                    /** The id of a state */
                    stateId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
    "/lrs/xapi/activities/profile": {
        /** xAPI activity profiles */
        get: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI activity profiles */
        put: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI activity profiles */
        post: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI activity profiles */
        delete: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI activity profiles */
        head: {
            parameters: {
                query?: {
                    /** The IRI of an activity */
                    activityId?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
    "/lrs/xapi/agents/profile": {
        /** xAPI agent profiles */
        get: {
            parameters: {
                query?: {
                    /** An agent, as JSON */
                    agent?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI agent profiles */
        put: {
            parameters: {
                query?: {
                    /** An agent, as JSON */
                    agent?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI agent profiles */
        post: {
            parameters: {
                query?: {
                    /** An agent, as JSON */
                    agent?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI agent profiles */
        delete: {
            parameters: {
                query?: {
                    /** An agent, as JSON */
                    agent?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
        /** xAPI agent profiles */
        head: {
            parameters: {
                query?: {
                    /** An agent, as JSON */
                    agent?: string;
                    /** The id of a profile */
                    profileId?: string;
                    /** Only what changed after this moment */
                    since?: string;
                };
                header?: {
                    /** The version of xAPI that is spoken, as 1.0.3 or 2.0.0 */
                    "X-Experience-API-Version"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
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
    "/lrs/cmi5/launch": {
        /** Launch a unit of a cmi5 course */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AskLaunch"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["Cmi5Launch"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lrs/cmi5/fetch": {
        /** The credential of a cmi5 launch */
        post: {
            parameters: {
                query?: {
                    key?: string;
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
    "/lrs/clients": {
        /** List clients */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    status?: ("active" | "inactive")[];
                    access?: ("all" | "write")[];
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
                            data: components["schemas"]["ClientRow"][];
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
        /** Make a client of the record store */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewClient"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["MadeClient"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lrs/clients/bulk": {
        /** Change many clients: those that are named, or all that the list shows */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    status?: ("active" | "inactive")[];
                    access?: ("all" | "write")[];
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LrsClientBulk"];
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
    "/lrs/clients/{guid}": {
        /** One of the clients */
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
                            data: components["schemas"]["ClientRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Change what is sent of one of the clients */
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
                    "application/json": components["schemas"]["ClientFields"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["ClientRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
        /** Delete one of the clients */
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
    "/lrs/clients/{guid}/history": {
        /** Who changed one of the clients, with old and new values */
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
    "/lrs/clients/{guid}/used-by": {
        /** What uses one of the clients, as every plugin says */
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
    "/lrs/records": {
        /** List the traces of exercises */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    contentGuid?: string;
                    referenceId?: string;
                    scope?: string;
                    personGuid?: string;
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
                            data: components["schemas"]["LearningRecordRow"][];
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
        /** Store the trace of an exercise */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewLearningRecord"];
                };
            };
            responses: {
                201: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["LearningRecordRow"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lrs/xapi-state": {
        /** The actor of an xAPI content */
        post: {
            parameters: NoParameters;
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AskState"];
                };
            };
            responses: {
                200: {
                    headers: Headers;
                    content: {
                        "application/json": {
                            status: "success";
                            data: components["schemas"]["XapiState"];
                        };
                    };
                };
                400: Refusal;
                401: Refusal;
                403: Refusal;
                404: Refusal;
                409: Refusal;
                412: Refusal;
                413: Refusal;
                415: Refusal;
                422: Refusal;
                429: Refusal;
                503: Refusal;
            };
        };
    };
    "/lrs/statements/export": {
        /** Make a file of statements, with the filters and the order of the address */
        post: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    actor?: string[];
                    verb?: string[];
                    activity?: string[];
                    stored?: string;
                    is_voided?: boolean;
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
    "/lrs/statements": {
        /** List statements */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    offset?: number;
                    orderBy?: string;
                    guid?: string[];
                    actor?: string[];
                    verb?: string[];
                    activity?: string[];
                    stored?: string;
                    is_voided?: boolean;
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
                            data: components["schemas"]["StatementRow"][];
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
    "/lrs/statements/{guid}": {
        /** One statement, as it is stored */
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
                            data: components["schemas"]["StatementDetail"];
                        };
                    };
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
        Account: {
            homePage: string;
            name: string;
        };
        AskLaunch: {
            content_guid: string;
            unit?: string | null;
            return_url?: string | null;
        };
        AskState: {
            content_guid: string;
            student_guid: string;
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
        ClientFields: {
            name?: string;
            provider?: string;
            access?: "all" | "write";
            status?: "active" | "inactive";
        };
        ClientRow: {
            guid: string;
            name: string;
            provider: string;
            key: string;
            access: "all" | "write";
            status: "active" | "inactive";
            created_by: string | null;
            created_at: string;
            updated_at: string;
            version: number;
        };
        Cmi5Launch: {
            url: string;
            registration: string;
            session_guid: string;
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
        GhostUser: {
            account: components["schemas"]["Account"];
            objectType: string;
        };
        Launch: {
            endpoint: string;
            auth: string;
            registration: string;
            expires_at: string;
        };
        LearningRecordRow: {
            guid: string;
            content_guid: string;
            referenceId: string;
            scope: string;
            data: unknown;
            session_time: string | null;
            completion_status: "completed" | "incomplete" | "not attempted" | "unknown";
            person_guid: string;
            created_at: string;
        };
        LrsClientBulk: {
            guids?: string[];
            all: boolean;
            except?: string[];
            act: "activate" | "deactivate" | "delete";
        };
        MadeClient: {
            guid: string;
            name: string;
            key: string;
            secret: string;
        };
        Meta: {
            total: number;
            page: number;
            pageSize: number;
            total_is_capped?: boolean;
            suggestion?: string;
        };
        NewClient: {
            name: string;
            provider?: string;
            access: "all" | "write";
            status?: "active" | "inactive";
        };
        NewLearningRecord: {
            content_guid: string;
            referenceId: string;
            scope: string;
            data: unknown;
            session_time?: string | null;
            completion_status: "completed" | "incomplete" | "not attempted" | "unknown";
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
        StatementDetail: {
            guid: string;
            statement: unknown;
            is_voided: boolean;
        };
        StatementRow: {
            guid: string;
            actor: string;
            verb: string;
            activity: string | null;
            activity_name: string | null;
            is_voided: boolean;
            stored_at: string;
        };
        UnitState: {
            unit: string;
            is_completed: boolean;
            is_passed: boolean;
            is_satisfied: boolean;
        };
        UsedBy: {
            uses: components["schemas"]["RecordUse"][];
            unanswered: string[];
        };
        XapiState: {
            content_guid: string;
            student_guid: string;
            ghostUser: components["schemas"]["GhostUser"];
            endpoint: string;
            launch?: components["schemas"]["Launch"] | null;
            units: components["schemas"]["UnitState"][];
        };
    };
}
