/** The shell's own pages with lists as one: apart they would tear what they share into too many files. */
export { LetterPage } from "../developer/letter.page";
export { OutboxPage } from "../developer/outbox.page";
export { Import, NewImport } from "../imports/import.pages";
export { NotificationSettingsPage } from "../notifications/notification-settings.page";
export { NotificationsPage } from "../notifications/notifications.page";
export { AuditPage } from "../security/audit.page";
export { FailedSignInsPage } from "../security/failed-sign-ins.page";
export { PeoplePage } from "../security/people.page";
export { PersonPage } from "../security/person.page";
export { StoragePage } from "../security/storage.page";
export { SettingsPage } from "../settings/settings.page";
export { TextsPage } from "../settings/texts.page";
export { TrashPage } from "../trash/trash.page";
export { ProfilePage } from "./profile.page";
