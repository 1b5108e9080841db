import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, NO_ANSWER } from "../../api/failure";
import { type Person, session } from "../../auth/session.store";
import { startTexts } from "../../texts/i18n";
import { ThemeProvider } from "../../theme/theme-provider";
import { loadFieldTexts } from "../field-texts";
import { FileField } from "./file-field.component";
import type { FileValue, SendFile } from "./file-value";
import { ImageField } from "./image-field.component";
import { PersonPictureField } from "./saved-image-field.component";
import { filesSent } from "./sending-files";

beforeAll(async () => {
  await startTexts("es");
  await loadFieldTexts();
});
beforeEach(() => {
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
});

const LIMITS = { formats: ["jpg", "png"], maxBytes: 1024 };
const PLAN: FileValue = { upload: null, name: "plano.png", size: 400, url: "/plano.png", alt: "Un plano" };
const file = (name: string, bytes = 10) => new File(["x".repeat(bytes)], name, { type: "image/png" });

interface FieldProps {
  readonly send?: SendFile;
  readonly start?: FileValue | null;
  readonly readOnly?: boolean;
}

function Field({ send = async () => ({ upload: "u1" }), start = null, readOnly = false }: FieldProps) {
  const [value, setValue] = useState(start);
  return (
    <ThemeProvider>
      <ImageField
        label="Plano"
        {...LIMITS}
        hasAlt
        readOnly={readOnly}
        send={send}
        value={value}
        onChange={setValue}
      />
      <samp>{JSON.stringify(value)}</samp>
    </ThemeProvider>
  );
}

const value = (): FileValue | null => JSON.parse(document.querySelector("samp")?.textContent ?? "null");
const choose = (chosen: File) =>
  fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files: [chosen] } });

test("limits are said before, and a file over them is not sent", async () => {
  const send = vi.fn<SendFile>();
  render(<Field send={send} />);
  expect(screen.getByText("JPG y PNG, hasta 1 KB")).toBeTruthy();
  choose(file("plano.gif"));
  expect((await screen.findByRole("alert")).textContent).toBe("«plano.gif» no sirve aquí: elige JPG y PNG");
  choose(file("plano.png", 1025));
  expect(screen.getByRole("alert").textContent).toContain("el máximo es 1 KB");
  choose(file("plano.png", 0));
  expect(screen.getByRole("alert").textContent).toBe("«plano.png» está vacío");
  expect(send).not.toHaveBeenCalled();
});

test("a form that is sent meanwhile waits for the files on their way, whatever becomes of them", async () => {
  const ends: { arrive(sent: { upload: string }): void; fail(failure: Error): void }[] = [];
  const send: SendFile = () => new Promise((arrive, fail) => ends.push({ arrive, fail }));
  render(<Field send={send} />);
  expect(await filesSent()).toBe(true);
  const taken = vi.fn(() => "blob:picture");
  URL.createObjectURL = taken;
  choose(file("plano.png"));
  const sent = filesSent().then((haveAll) => haveAll && taken.mock.calls.length);
  expect(taken).not.toHaveBeenCalled();
  ends[0]?.arrive({ upload: "u1" });
  expect(await sent).toBe(1);
  choose(file("otro.png"));
  ends[1]?.fail(new ApiFailure(0, NO_ANSWER, ""));
  expect(await filesSent()).toBe(false);
  expect((await screen.findByRole("alert")).textContent).toContain("otro.png");
});

test("a file on its way says how much of it has gone, and is held by its upload then", async () => {
  let arrive: (sent: { upload: string }) => void = () => undefined;
  const send: SendFile = (_file, onProgress) => {
    onProgress(0.4);
    return new Promise((resolve) => {
      arrive = resolve;
    });
  };
  render(<Field send={send} />);
  choose(file("plano.jpeg"));
  expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("40");
  arrive({ upload: "u1" });
  expect(await screen.findByRole("button", { name: "Reemplazar: Plano" })).toBeTruthy();
  expect(value()).toEqual({ upload: "u1", name: "plano.jpeg", size: 10, url: "blob:picture", alt: "" });
});

test("a broken connection is tried again, and a refusal asks for another file", async () => {
  const send = vi
    .fn<SendFile>()
    .mockRejectedValueOnce(new ApiFailure(0, NO_ANSWER, ""))
    .mockRejectedValueOnce(new ApiFailure(415, "BAD", "Es un PDF"));
  render(<Field send={send} />);
  choose(file("plano.png"));
  expect((await screen.findByRole("alert")).textContent).toContain("No se pudo subir «plano.png»");
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  expect((await screen.findByText("Es un PDF")).closest("[role=alert]")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
});

test("a picture is described, and removed", () => {
  render(<Field start={PLAN} />);
  expect(screen.getByRole("img", { name: "Un plano" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Descripción de la imagen"), { target: { value: "El patio" } });
  expect(value()?.alt).toBe("El patio");
  fireEvent.click(screen.getByRole("button", { name: "Quitar: Plano" }));
  expect(value()).toBeNull();
  expect(screen.getByText("Sin imagen")).toBeTruthy();
});

test("an address that leads nowhere leaves the name, and who only reads has no buttons", () => {
  render(<Field start={PLAN} readOnly />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText("plano.png")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("the part of a picture is chosen before it is sent, unless the whole is wanted", async () => {
  const send = vi.fn<SendFile>().mockResolvedValue({ upload: "u2" });
  render(
    <ThemeProvider>
      <ImageField label="Plano" {...LIMITS} ratio={1} send={send} value={null} onChange={() => undefined} />
    </ThemeProvider>,
  );
  const chosen = file("plano.png");
  choose(chosen);
  expect(await screen.findByRole("dialog", { name: "Recortar la imagen" })).toBeTruthy();
  expect(screen.getByRole("slider", { name: "Acercar" })).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Usar la imagen entera" }));
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toBe(chosen));
});

test("a file stands with its name and size", () => {
  render(
    <ThemeProvider>
      <FileField
        label="Guía"
        formats={["pdf"]}
        maxBytes={5_000_000}
        send={async () => ({ upload: "u1" })}
        value={{ upload: null, name: "guia.pdf", size: 2_202_010, url: "/guia.pdf", alt: "" }}
        onChange={() => undefined}
      />
    </ThemeProvider>,
  );
  expect(screen.getByRole("link", { name: "guia.pdf" })).toBeTruthy();
  expect(screen.getByText("2,1 MB")).toBeTruthy();
});

test("a person's picture has the organization's limit, and is removed at once or stays", async () => {
  session.know({ limits: { avatar_bytes: 1024, image_bytes: 9000 } } as Person);
  const remove = vi.fn(() => Promise.reject(new ApiFailure(500, "INTERNAL_ERROR", "No")));
  const save = vi.fn(async () => "/yo.png");
  render(
    <ThemeProvider>
      <PersonPictureField label="Imagen" url="/antes.png" name="Ana Mar" save={save} remove={remove} />
    </ThemeProvider>,
  );
  expect(screen.getByText("JPG y PNG, hasta 1 KB")).toBeTruthy();
  choose(file("yo.png", 1025));
  expect((await screen.findByRole("alert")).textContent).toContain("el máximo es 1 KB");
  fireEvent.click(screen.getByRole("button", { name: /^Quitar/ }));
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.getByRole("img", { name: "Ana Mar" })).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});
