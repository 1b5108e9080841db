import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useReference, useReferenceOptions } from "./use-reference";

/** Referred records by name, each a link to its page where it has one: a cell, a fact, a side of a conflict. */
export function ReferenceNames({ of, guids }: { readonly of: string; readonly guids: readonly string[] }) {
  const reference = useReference(of);
  const { options } = useReferenceOptions(reference, guids);
  return options.map(({ value, label, isMissing }, at) => (
    <Fragment key={value}>
      {at > 0 && ", "}
      {reference?.address && !isMissing ? (
        <Link to={reference.address.replace("{guid}", value)}>{label}</Link>
      ) : (
        label
      )}
    </Fragment>
  ));
}
