/** The block "Scout" in the editor: the choice of the element, a form for its attributes, and a preview with sample data. */
(() => {
  const { registerBlockType, registerBlockVariation } = window.wp.blocks;
  const { InspectorControls, PanelColorSettings, useBlockProps } = window.wp.blockEditor;
  const { PanelBody, SelectControl, TextControl } = window.wp.components;
  const { useSelect } = window.wp.data;
  const { createElement: el, Fragment, useEffect, useRef, useState } = window.wp.element;
  const { __, sprintf } = window.wp.i18n;

  const name = "scout/element";
  const { elements, preview, flavour, version } = window.scoutElements;
  const elementOf = (tag) => elements.find((element) => element.tag === tag) ?? elements[0];

  /** Limits the height of the preview, because a library can be as high as a hundred screens. */
  const maxHeightPx = 720;

  const looks = {
    primaryColor: {
      property: "--scout-color-primary",
      label: __("Buttons, links and focus", "scout-elements"),
    },
    backgroundColor: {
      property: "--scout-color-background",
      label: __("Background", "scout-elements"),
    },
    textColor: { property: "--scout-color-text", label: __("Text", "scout-elements") },
  };

  /** The style "Like the page", as in `assets/page.css`. */
  function pageLookOf({ className = "", align, backgroundColor }) {
    if (!className.split(" ").includes("is-style-page")) return {};
    return {
      "--scout-color-background": "transparent",
      "--scout-font-family": "inherit",
      ...(align !== "full" && backgroundColor === "" && { "--scout-padding": "0px" }),
    };
  }

  /** Stores a color of the theme by its name, so that it follows the theme. */
  function keptColor(color, palette) {
    const known = palette.find((one) => one.color === color);
    return known ? `var(--wp--preset--color--${known.slug})` : (color ?? "");
  }

  function shownColor(kept, palette) {
    const slug = /^var\(--wp--preset--color--([\w-]+)\)$/.exec(kept)?.[1];
    return slug === undefined ? kept : palette.find((one) => one.slug === slug)?.color;
  }

  function isValid({ kind, values }, value) {
    if (value === "") return true;
    if (kind === "choice") return values.includes(value);
    return kind !== "path" || /^\/(?![/\\])/.test(value);
  }

  function AttributeControl({ attribute, value, onChange }) {
    const { label, help, kind, values, initial } = attribute;
    const shared = {
      label,
      value,
      onChange,
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    };
    if (kind === "choice") {
      const usual = initial
        ? /* translators: %s: a value. */ sprintf(__("Default (%s)", "scout-elements"), initial)
        : __("Default", "scout-elements");
      const options = [
        { value: "", label: usual },
        ...values.map((one) => ({ value: one, label: one })),
      ];
      return el(SelectControl, { ...shared, help, options });
    }
    const fault = __(
      "Begin with one slash, as in /prices/. It is left out until then.",
      "scout-elements",
    );
    return el(TextControl, { ...shared, help: isValid(attribute, value) ? help : fault });
  }

  function Preview({ element, settings, look }) {
    const frame = useRef(null);
    const [height, setHeight] = useState(320);
    const shown = JSON.stringify({
      tag: element.tag,
      user: element.user,
      attributes: { ...element.sample, ...settings },
      look,
      isLite: flavour === "lite",
      version,
    });
    const [settled, setSettled] = useState(shown);

    // Wait for a pause in typing, because a new page for each letter would only show that it is loading.
    useEffect(() => {
      const timer = setTimeout(() => setSettled(shown), 400);
      return () => clearTimeout(timer);
    }, [shown]);

    // The editor's canvas may be in a separate frame.
    useEffect(() => {
      const view = frame.current.ownerDocument.defaultView;
      const handleMessage = ({ source, data }) => {
        const told = data?.scoutPreviewHeight;
        if (source === frame.current?.contentWindow && told > 0) {
          setHeight(Math.min(told, maxHeightPx));
        }
      };
      view.addEventListener("message", handleMessage);
      return () => view.removeEventListener("message", handleMessage);
    }, []);

    return el("iframe", {
      ref: frame,
      key: settled,
      className: "scout-element-preview",
      src: `${preview}#${encodeURIComponent(settled)}`,
      style: { height: `${height}px` },
      tabIndex: -1,
      title: sprintf(
        /* translators: %s: name of an element. */ __(
          "Preview with sample data: %s",
          "scout-elements",
        ),
        element.title,
      ),
    });
  }

  function Edit({ attributes, setAttributes }) {
    const element = elementOf(attributes.element);
    const { settings } = attributes;
    const palette = useSelect(
      (select) => select("core/block-editor").getSettings().colors ?? [],
      [],
    );

    function change(attribute, value) {
      const { [attribute.name]: _before, ...others } = settings;
      setAttributes({ settings: value === "" ? others : { ...others, [attribute.name]: value } });
    }

    const controlOf = (attribute) =>
      el(AttributeControl, {
        key: attribute.name,
        attribute,
        value: settings[attribute.name] ?? "",
        onChange: (value) => change(attribute, value),
      });
    const own = element.attributes.filter(({ isCommon }) => !isCommon);
    const common = element.attributes.filter(({ isCommon }) => isCommon);
    const valid = element.attributes.flatMap((attribute) => {
      const value = settings[attribute.name] ?? "";
      return value !== "" && isValid(attribute, value) ? [[attribute.name, value]] : [];
    });
    const colors = Object.entries(looks).flatMap(([key, { property }]) => {
      const color = shownColor(attributes[key], palette);
      return color ? [[property, color]] : [];
    });

    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        el(
          PanelBody,
          { title: __("Element", "scout-elements") },
          el(SelectControl, {
            label: __("Element", "scout-elements"),
            help: element.description,
            value: element.tag,
            options: elements.map(({ tag, title }) => ({ value: tag, label: title })),
            onChange: (tag) => setAttributes({ element: tag }),
            __nextHasNoMarginBottom: true,
            __next40pxDefaultSize: true,
          }),
          own.map(controlOf),
        ),
        el(
          PanelBody,
          { title: __("In the page", "scout-elements"), initialOpen: false },
          common.map(controlOf),
        ),
        el(PanelColorSettings, {
          title: __("Colors", "scout-elements"),
          initialOpen: false,
          colorSettings: Object.entries(looks).map(([key, { label }]) => ({
            label,
            value: shownColor(attributes[key], palette),
            onChange: (color) => setAttributes({ [key]: keptColor(color, palette) }),
          })),
        }),
      ),
      el(
        "div",
        useBlockProps(),
        el(Preview, {
          element,
          settings: Object.fromEntries(valid),
          look: { ...pageLookOf(attributes), ...Object.fromEntries(colors) },
        }),
        el(
          "p",
          { className: "scout-element-note" },
          __("Preview with sample data", "scout-elements"),
        ),
      ),
    );
  }

  /** Hides the glyph from assistive technology, because it is not part of the name. */
  const iconOf = (icon) =>
    el("span", { className: `dashicon dashicons dashicons-${icon}`, "aria-hidden": "true" });

  registerBlockType(name, { icon: iconOf(elements[0].icon), edit: Edit, save: () => null });

  for (const { tag, title, description, icon, example } of elements) {
    registerBlockVariation(name, {
      name: tag,
      title,
      description,
      icon: iconOf(icon),
      keywords: ["scout", tag],
      attributes: { element: tag },
      example: { attributes: { element: tag, settings: example }, viewportWidth: 720 },
      isActive: ["element"],
      scope: ["inserter", "transform"],
    });
  }
})();
