import { formatDate, formatTime } from "@estante/sdk";

/** The day and the hour of the tenant's clock. */
export const momentText = (value: string): string => `${formatDate(value)}, ${formatTime(value)}`;
