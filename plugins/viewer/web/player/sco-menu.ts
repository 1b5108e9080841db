import type { PlayerItem } from "./protocol";

/** The organization's tree as a menu beside the SCO; a package with one SCO has none. */
export class ScoMenu {
  readonly element = document.createElement("nav");
  private readonly buttons = new Map<string, HTMLButtonElement>();

  constructor(items: readonly PlayerItem[], label: string, choose: (identifier: string) => void) {
    this.element.setAttribute("aria-label", label);
    this.element.append(this.list(items, choose));
  }

  mark(identifier: string): void {
    for (const [name, button] of this.buttons) {
      if (name === identifier) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
    }
  }

  /** `status` is for the style sheet and names the SCO's completion status. */
  tell(identifier: string, status: string): void {
    const button = this.buttons.get(identifier);
    if (button) button.dataset.status = status;
  }

  private list(items: readonly PlayerItem[], choose: (identifier: string) => void): HTMLElement {
    const list = document.createElement("ul");
    for (const item of items.filter((one) => one.is_visible !== false)) {
      const line = document.createElement("li");
      line.append(item.href ? this.button(item, choose) : title(item));
      if (item.children?.length) line.append(this.list(item.children, choose));
      list.append(line);
    }
    return list;
  }

  private button(item: PlayerItem, choose: (identifier: string) => void): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = item.title;
    button.addEventListener("click", () => choose(item.identifier));
    this.buttons.set(item.identifier, button);
    return button;
  }
}

function title(item: PlayerItem): HTMLElement {
  const text = document.createElement("span");
  text.textContent = item.title;
  return text;
}
