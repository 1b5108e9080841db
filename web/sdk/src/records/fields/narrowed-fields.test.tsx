import { useForm } from "@mantine/form";
import { QueryClientProvider } from "@tanstack/react-query";
import { configure, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { createQueryClient } from "../../api/query-client";
import { loadFieldTexts } from "../../fields/field-texts";
import { startTexts } from "../../texts/i18n";
import { ThemeProvider } from "../../theme/theme-provider";
import { FieldInput } from "./field-input.component";
import type { FieldOptions } from "./field-kinds";
import { narrowedFields } from "./field-values";

// What a field fetches with its first screen is here at once.
import "../../fields/choice/choice-fields";
import "../../fields/reference/reference-fields";

configure({ defaultHidden: true });

const t = (key: string) => key;

beforeAll(async () => {
  await startTexts("es");
  await loadFieldTexts();
});

const PLACES: Readonly<Record<string, FieldOptions>> = {
  country: { kind: "select", label: "País", options: ["cl", "pe"] },
  state: {
    kind: "reference",
    of: "states",
    label: "Región",
    narrowedBy: { field: "country", filter: "country", first: "Elige el país" },
  },
  city: {
    kind: "reference",
    of: "cities",
    label: "Ciudad",
    narrowedBy: { field: "state", filter: "state", first: "Elige la región" },
  },
};

function Place({ initial }: { readonly initial: Readonly<Record<string, string | null>> }) {
  const form = useForm({ initialValues: initial });
  return (
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider>
        {Object.entries(PLACES).map(([name, field]) => (
          <FieldInput
            key={name}
            name={name}
            field={field}
            form={form}
            t={t}
            isReadOnly={false}
            narrows={narrowedFields(PLACES, name)}
          />
        ))}
        <output>{JSON.stringify(form.values)}</output>
      </ThemeProvider>
    </QueryClientProvider>
  );
}

test("what another field narrows waits for it, and goes when that changes", async () => {
  const { unmount } = render(<Place initial={{ country: null, state: null, city: null }} />);
  const state = await screen.findByRole<HTMLInputElement>("combobox", { name: "Región" });
  expect([state.readOnly, state.placeholder]).toEqual([true, "Elige el país"]);
  unmount();
  render(<Place initial={{ country: "cl", state: "s1", city: "c1" }} />);
  const country = await screen.findByRole("combobox", { name: "País" });
  fireEvent.click(country);
  fireEvent.click(await screen.findByRole("option", { name: "pe" }));
  expect(screen.getByRole("status").textContent).toBe('{"country":"pe","state":null,"city":null}');
});
