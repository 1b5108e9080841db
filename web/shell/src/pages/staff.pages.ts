/** The shell's own pages for staff as one: apart they would tear what they share into too many files. */
export { AuditPage } from "../security/audit.page";
export { PeoplePage } from "../security/people.page";
export { PersonPage } from "../security/person.page";
export { StoragePage } from "../security/storage.page";
export { SettingsPage } from "../settings/settings.page";
export { TrashPage } from "../trash/trash.page";
