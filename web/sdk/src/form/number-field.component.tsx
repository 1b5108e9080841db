import { NumberInput, type NumberInputProps } from "@mantine/core";
import { currentLanguage } from "../texts/language";

export interface NumberFieldProps extends NumberInputProps {
  readonly label?: string | undefined;
}

/** A number; one that has a least value takes no minus. */
export function NumberField(props: NumberFieldProps) {
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
