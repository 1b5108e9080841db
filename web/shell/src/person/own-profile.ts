import { may, type Person } from "@estante/sdk";

/** Whether there is a profile to open: staff by their role, and everybody who comes to learn or teach. */
export function mayOpenProfile(person: Person | null): boolean {
  if (!person) return false;
  return may(person, "profile.readDetail") || (!person.back_office && may(person, "profile.update"));
}
