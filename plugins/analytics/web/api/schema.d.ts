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
    "/analytics/usage": {
        /** ReadUsage */
        get: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
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
                            data: components["schemas"]["UsageFigures"];
                        };
                    };
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
    "/analytics/usage/export": {
        /** ExportUsage */
        post: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
                    table?: "days" | "roles" | "schools" | "contents";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
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
    "/analytics/licenses": {
        /** ReadLicenses */
        get: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
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
                            data: components["schemas"]["LicenseAnalytics"];
                        };
                    };
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
    "/analytics/licenses/export": {
        /** ExportLicenses */
        post: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
                    table?: "roles" | "countries" | "batches";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
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
    "/analytics/programs": {
        /** ReadPrograms */
        get: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
                    orderBy?: "name" | "-name" | "schools" | "-schools" | "groups" | "-groups" | "students" | "-students" | "active" | "-active" | "progress" | "-progress" | "score" | "-score";
                    page?: number;
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
                            data: components["schemas"]["ProgramAnalytics"];
                        };
                    };
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
    "/analytics/programs/export": {
        /** ExportPrograms */
        post: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
                    orderBy?: "name" | "-name" | "schools" | "-schools" | "groups" | "-groups" | "students" | "-students" | "active" | "-active" | "progress" | "-progress" | "score" | "-score";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
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
    "/analytics/programs/{guid}": {
        /** ReadProgram */
        get: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
                    group?: string | null;
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
                            data: components["schemas"]["ProgramDetails"];
                        };
                    };
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
    "/analytics/programs/{guid}/export": {
        /** ExportProgram */
        post: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
                    table?: "parts" | "schools" | "groups" | "students";
                    group?: string | null;
                    format?: "csv" | "xlsx";
                };
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
    "/analytics/game": {
        /** ReadGames */
        get: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
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
                            data: components["schemas"]["GameAnalytics"];
                        };
                    };
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
    "/analytics/game/export": {
        /** ExportGames */
        post: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
                    table?: "types" | "contents";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
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
    "/analytics/external": {
        /** ReadExternal */
        get: {
            parameters: {
                query?: {
                    from?: string | null;
                    to?: string | null;
                    period?: "7d" | "30d" | "60d" | "90d" | "12m";
                    country?: string[] | null;
                    school?: string[] | null;
                    role?: string[] | null;
                    program?: string[] | null;
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
                            data: components["schemas"]["ExternalPage"];
                        };
                    };
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
        ExternalPage: {
            from: string;
            to: string;
            url: string | null;
            expires_at: string | null;
            missing: ("external_url" | "external_secret")[];
        };
        GameAnalytics: {
            from: string;
            to: string;
            is_too_few: boolean;
            is_sample: boolean;
            totals: components["schemas"]["PlayCounts"];
            before: components["schemas"]["PlayCounts"];
            types: components["schemas"]["PlayedType"][];
            contents: components["schemas"]["PlayedContent"][];
        };
        GroupStudents: {
            guid: string;
            students: components["schemas"]["StudentFigures"][];
        };
        LessonFigures: {
            guid: string;
            name: string;
            reached: components["schemas"]["Reached"];
            tasks: components["schemas"]["TaskFigures"][];
        };
        LicenseAnalytics: {
            from: string;
            to: string;
            totals: components["schemas"]["LicenseCounts"];
            before: components["schemas"]["LicenseCounts"];
            roles: components["schemas"]["LicenseShare"][];
            countries: components["schemas"]["LicenseShare"][];
            batches: components["schemas"]["LicenseShare"][];
        };
        LicenseCounts: {
            created: number;
            redeemed: number | null;
            unused: number;
            expiring: number;
            expired: number;
        };
        LicenseShare: {
            guid: string | null;
            name: string;
            counts: components["schemas"]["LicenseCounts"];
        };
        PlaceFigures: {
            guid: string;
            name: string;
            school?: string | null;
            students?: number | null;
            progress?: number | null;
            score?: number | null;
        };
        PlayCounts: {
            players: number | null;
            plays: number | null;
            score: number | null;
            seconds: number | null;
        };
        PlayedContent: {
            guid: string;
            name: string;
            type: string;
            counts: components["schemas"]["PlayCounts"];
        };
        PlayedType: {
            guid: string;
            name: string;
            counts: components["schemas"]["PlayCounts"];
        };
        ProgramAnalytics: {
            from: string;
            to: string;
            is_sample: boolean;
            has_schools: boolean;
            totals: components["schemas"]["ProgramCounts"];
            active_before: number | null;
            programs: components["schemas"]["ProgramShare"][];
            total: number;
            page: number;
            page_size: number;
        };
        ProgramCounts: {
            parts: number;
            tasks: number;
            schools?: number | null;
            groups?: number | null;
            students?: number | null;
            active?: number | null;
            progress?: number | null;
            score?: number | null;
        };
        ProgramDetails: {
            from: string;
            to: string;
            guid: string;
            name: string;
            is_sample: boolean;
            is_too_few: boolean;
            has_schools: boolean;
            totals: components["schemas"]["ProgramCounts"];
            active_before: number | null;
            units: components["schemas"]["UnitFigures"][];
            schools: components["schemas"]["PlaceFigures"][];
            groups: components["schemas"]["PlaceFigures"][];
            group?: components["schemas"]["GroupStudents"] | null;
        };
        ProgramShare: {
            guid: string;
            name: string;
            counts: components["schemas"]["ProgramCounts"];
        };
        Reached: {
            parts: number;
            tasks: number;
            progress: number | null;
            score: number | null;
        };
        StudentFigures: {
            guid: string;
            name: string;
            progress: number | null;
            score: number | null;
        };
        TaskFigures: {
            guid: string;
            name: string;
            reached: components["schemas"]["Reached"];
        };
        UnitFigures: {
            guid: string;
            name: string;
            reached: components["schemas"]["Reached"];
            lessons: components["schemas"]["LessonFigures"][];
        };
        UsageFigures: {
            from: string;
            to: string;
            is_too_few: boolean;
            is_sample: boolean;
            totals: components["schemas"]["UsageTotals"] | null;
            before: components["schemas"]["UsageTotals"] | null;
            days: components["schemas"]["UsageOfDay"][];
            roles: components["schemas"]["UsageShare"][];
            schools: components["schemas"]["UsageShare"][] | null;
            contents: components["schemas"]["UsedContent"][];
        };
        UsageOfDay: {
            day: string;
            people: number | null;
            sessions: number | null;
            seconds: number | null;
            contents: number | null;
        };
        UsageShare: {
            guid: string;
            name: string;
            people: number | null;
            sessions: number | null;
            seconds: number | null;
            contents: number | null;
        };
        UsageTotals: {
            people: number;
            sessions: number;
            seconds: number;
            contents: number;
        };
        UsedContent: {
            guid: string;
            name: string | null;
            people: number | null;
            sessions: number;
            seconds: number;
        };
    };
}
