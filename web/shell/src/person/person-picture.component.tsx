import type { Person } from "@estante/sdk";
import { initialsOf } from "./initials";

interface Props {
  readonly person: Person | null;
  readonly className: string | undefined;
}

/** Somebody's picture, or their initials. The name stands beside it. */
export function PersonPicture({ person, className }: Props) {
  return (
    <span className={className} aria-hidden>
      {person?.avatar ? <img src={person.avatar} alt="" /> : initialsOf(nameOf(person))}
    </span>
  );
}

/** The whole name, or what somebody signs in with. */
export function nameOf(person: Person | null): string {
  return [person?.name, person?.lastname].filter(Boolean).join(" ") || (person?.username ?? "");
}
