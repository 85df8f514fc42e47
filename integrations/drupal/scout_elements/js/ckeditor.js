/**
 * @file
 * The button "Scout" of CKEditor 5: inserts <scout-element data-…>.
 */

((Drupal, CKEditor5) => {
  const { Command, Plugin } = CKEditor5.dll("./src/core.js");
  const { ButtonView } = CKEditor5.dll("./src/ui.js");
  const { Widget, toWidget } = CKEditor5.dll("./src/widget.js");

  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M10 1a6.5 6.5 0 0 0-6.5 6.5C3.5 12.3 10 19 10 19s6.5-6.7 6.5-11.5A6.5 6.5 0 0 0 10 1Zm0 2a4.5 4.5 0 0 1 4.5 4.5c0 2.5-2.6 6.2-4.5 8.5-1.9-2.3-4.5-6-4.5-8.5A4.5 4.5 0 0 1 10 3Zm0 2.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5Z"/></svg>';
  const mark = "data-scout-element";

  /** Inserts an element, or replaces the selected one. */
  class InsertScoutElement extends Command {
    execute({ element, attributes }) {
      this.editor.model.change((writer) => {
        this.editor.model.insertObject(
          writer.createElement("scoutElement", {
            scoutTag: element,
            scoutAttributes: attributes,
          }),
        );
      });
    }

    refresh() {
      const { model } = this.editor;
      const chosen = model.document.selection.getSelectedElement();
      this.value = chosen?.name === "scoutElement" ? chosen : null;
      this.isEnabled =
        this.value !== null ||
        model.schema.findAllowedParent(
          model.document.selection.getFirstPosition(),
          "scoutElement",
        ) !== null;
    }
  }

  class ScoutElement extends Plugin {
    static get requires() {
      return [Widget];
    }

    static get pluginName() {
      return "ScoutElement";
    }

    init() {
      const { editor } = this;
      this.titles = editor.config.get("scoutElement.titles") ?? {};
      editor.model.schema.register("scoutElement", {
        inheritAllFrom: "$blockObject",
        allowAttributes: ["scoutTag", "scoutAttributes"],
      });
      editor.editing.view.domConverter.blockElements.push("scout-element");
      editor.commands.add("scoutElement", new InsertScoutElement(editor));
      this.convert();
      this.addButton();
    }

    convert() {
      const { conversion } = this.editor;
      conversion.for("upcast").elementToElement({
        view: { name: "scout-element", attributes: { [mark]: true } },
        model: (view, { writer }) => {
          const attributes = {};
          for (const [name, value] of view.getAttributes()) {
            if (name.startsWith("data-") && name !== mark) {
              attributes[name.slice("data-".length)] = value;
            }
          }
          return writer.createElement("scoutElement", {
            scoutTag: view.getAttribute(mark),
            scoutAttributes: attributes,
          });
        },
      });
      conversion.for("dataDowncast").elementToElement({
        model: "scoutElement",
        view: (element, { writer }) => {
          const attributes = { [mark]: element.getAttribute("scoutTag") };
          const own = element.getAttribute("scoutAttributes") ?? {};
          for (const [name, value] of Object.entries(own)) {
            attributes[`data-${name}`] = value;
          }
          return writer.createRawElement("scout-element", attributes, () => {});
        },
      });
      conversion.for("editingDowncast").elementToElement({
        model: "scoutElement",
        view: (element, { writer }) => {
          const tag = element.getAttribute("scoutTag");
          const title = this.titles[tag] ?? tag;
          const own = element.getAttribute("scoutAttributes") ?? {};
          const facts = Object.entries(own)
            .map(([name, value]) => `${name}: ${value}`)
            .join(" · ");
          const widget = writer.createContainerElement("div", {
            class: "scout-element-widget",
          });
          const content = writer.createRawElement("div", {}, (node) => {
            const strong = document.createElement("strong");
            strong.textContent = title;
            node.replaceChildren(strong, facts);
          });
          writer.insert(writer.createPositionAt(widget, 0), content);
          return toWidget(widget, writer, {
            label: Drupal.t("Scout: @title", { "@title": title }),
          });
        },
      });
    }

    addButton() {
      const { editor } = this;
      const command = editor.commands.get("scoutElement");
      editor.ui.componentFactory.add("scoutElement", (locale) => {
        const button = new ButtonView(locale);
        button.set({ label: Drupal.t("Scout"), icon, tooltip: true });
        button.bind("isEnabled").to(command, "isEnabled");
        button.bind("isOn").to(command, "value", (chosen) => chosen !== null);
        this.listenTo(button, "execute", () => this.openDialog(command.value));
        return button;
      });
    }

    /** Opens the dialog with the values of the selected element. */
    openDialog(chosen) {
      const { dialogUrl, dialogTitle } = this.editor.config.get("scoutElement");
      const url = new URL(dialogUrl, document.baseURI);
      if (chosen !== null) {
        url.searchParams.set("element", chosen.getAttribute("scoutTag"));
        const own = chosen.getAttribute("scoutAttributes") ?? {};
        for (const [name, value] of Object.entries(own)) {
          url.searchParams.set(`attributes[${name}]`, value);
        }
      }
      Drupal.ckeditor5.openDialog(
        `${url.pathname}${url.search}`,
        (values) => {
          this.editor.execute("scoutElement", values);
          this.editor.editing.view.focus();
        },
        { title: dialogTitle },
      );
    }
  }

  CKEditor5.scoutElements = { ScoutElement };
})(Drupal, CKEditor5);
