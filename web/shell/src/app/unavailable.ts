import { ApiFailure } from "@estante/sdk";

const UNAVAILABLE = 503;

/** That nobody answers what is needed; another one at each try, so that the next is waited for. */
export const unavailable = (): ApiFailure => new ApiFailure(UNAVAILABLE, "UNAVAILABLE", "");
