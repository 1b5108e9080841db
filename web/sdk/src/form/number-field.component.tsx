import { NumberInput, type NumberInputProps } from "@mantine/core";
import { currentLanguage } from "../texts/language";

/** A number; one that has a least value takes no minus. */
export function NumberField(props: NumberInputProps) {
  const comma = currentLanguage() !== "en";
  return (
    <NumberInput
      allowNegative={props.min === undefined}
      decimalSeparator={comma ? "," : "."}
      thousandSeparator={comma ? "." : ","}
      {...props}
    />
  );
}
