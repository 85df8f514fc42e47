/**
 * The texts that editors saved for each form: loaded as the source of a text (`set`), pasted from the clipboard (`paste`), and,
 * for the link, made in the editor's own dialog (`dialog`). They were recorded in Chromium with packages from npm, with the
 * settings in the guide on content management systems. The editors are not part of the project.
 */
export interface SavedText {
  readonly html: string;
  /** True if the saved text still becomes the element, with its attributes. */
  readonly isKept: boolean;
}

export interface EditorOutput {
  readonly name: string;
  readonly version: string;
  readonly saved: Readonly<
    Record<
      "tag" | "block" | "anchor" | "link",
      Readonly<Partial<Record<"set" | "paste" | "dialog", SavedText>>>
    >
  >;
}

export const editorOutputs: readonly EditorOutput[] = [
  {
    name: "TinyMCE",
    version: "8.9.2",
    saved: {
      tag: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
        paste: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "WordPress classic",
    version: "TinyMCE 4.9.11",
    saved: {
      tag: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
        paste: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "WordPress blocks",
    version: "@wordpress/blocks 15.5.0",
    saved: {
      tag: {
        set: {
          html: '<scout-lookup address="12 Oak Street" routing="none">Look up</scout-lookup>',
          isKept: true,
        },
        paste: {
          html: "Look up",
          isKept: false,
        },
      },
      block: {
        set: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
        paste: {
          html: "Look up",
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<a href="https://portal.example.com/scout">Look up</a>',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "CKEditor 4",
    version: "4.22.1",
    saved: {
      tag: {
        set: {
          html: "<p>Look up</p>\n",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>\n",
          isKept: false,
        },
      },
      block: {
        set: {
          html: "<div>Look up</div>\n",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>\n",
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout">Look up</a></p>\n',
          isKept: false,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout">Look up</a></p>\n',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>\n',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>\n',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>\n',
          isKept: true,
        },
      },
    },
  },
  {
    name: "CKEditor 5",
    version: "48.5.2",
    saved: {
      tag: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "CKEditor 5 with General HTML Support",
    version: "48.5.2",
    saved: {
      tag: {
        set: {
          html: '<scout-lookup address="12 Oak Street" routing="none"><p>Look up</p></scout-lookup>',
          isKept: true,
        },
        paste: {
          html: '<scout-lookup address="12 Oak Street" routing="none"><p>Look up</p></scout-lookup>',
          isKept: true,
        },
      },
      block: {
        set: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
        paste: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Quill",
    version: "2.0.3",
    saved: {
      tag: {
        set: {
          html: "<p>Look&nbsp;up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look&nbsp;up</p>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: "<p>Look&nbsp;up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look&nbsp;up</p>",
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout" rel="noopener noreferrer" target="_blank">Look&nbsp;up</a></p>',
          isKept: false,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout" rel="noopener noreferrer" target="_blank">Look&nbsp;up</a></p>',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none" rel="noopener noreferrer" target="_blank">Look&nbsp;up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none" rel="noopener noreferrer" target="_blank">Look&nbsp;up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none" rel="noopener noreferrer" target="_blank">Look&nbsp;up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Tiptap (ProseMirror)",
    version: "3.34.0",
    saved: {
      tag: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
        paste: {
          html: '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Lexical",
    version: "0.53.0",
    saved: {
      tag: {
        set: {
          html: '<p><span style="white-space: pre-wrap;">Look up</span></p>',
          isKept: false,
        },
        paste: {
          html: '<p><span style="white-space: pre-wrap;">Look up</span></p>',
          isKept: false,
        },
      },
      block: {
        set: {
          html: '<p><span style="white-space: pre-wrap;">Look up</span></p>',
          isKept: false,
        },
        paste: {
          html: '<p><span style="white-space: pre-wrap;">Look up</span></p>',
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout"><span style="white-space: pre-wrap;">Look up</span></a></p>',
          isKept: false,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout"><span style="white-space: pre-wrap;">Look up</span></a></p>',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none"><span style="white-space: pre-wrap;">Look up</span></a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none"><span style="white-space: pre-wrap;">Look up</span></a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none" rel="noreferrer"><span style="white-space: pre-wrap;">Look up</span></a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Slate",
    version: "0.146.0",
    saved: {
      tag: {
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      block: {
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      anchor: {
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      link: {
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Editor.js",
    version: "2.31.7",
    saved: {
      tag: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Summernote",
    version: "0.9.1",
    saved: {
      tag: {
        set: {
          html: '<scout-lookup address="12 Oak Street" routing="none">Look up</scout-lookup>',
          isKept: true,
        },
        paste: {
          html: '<scout-lookup address="12 Oak Street" routing="none">Look up</scout-lookup>',
          isKept: true,
        },
      },
      block: {
        set: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
        paste: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none" target="_blank">Look up</a><br></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Froala",
    version: "5.4.0",
    saved: {
      tag: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
        paste: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none" data-pasted="true">Look up</div>',
          isKept: true,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none" data-pasted="true">Look up</a></p>',
          isKept: true,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&routing=none" data-pasted="true">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&routing=none">Look up</a></p><p><br></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Trix",
    version: "2.1.19",
    saved: {
      tag: {
        set: {
          html: "<div>Look up</div>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: "<div>Look up</div>",
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<div><a href="https://portal.example.com/scout"><br>Look up<br></a><br></div>',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<div><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none"><br>Look up<br></a><br></div>',
          isKept: true,
        },
        dialog: {
          html: '<div><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></div>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Jodit",
    version: "4.15.13",
    saved: {
      tag: {
        set: {
          html: '<p><scout-lookup address="12 Oak Street" routing="none">Look up</scout-lookup></p>',
          isKept: true,
        },
        paste: {
          html: '<p><scout-lookup address="12 Oak Street" routing="none">Look up</scout-lookup></p>',
          isKept: true,
        },
      },
      block: {
        set: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
        paste: {
          html: '<div data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</div>',
          isKept: true,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout" data-scout-element="scout-lookup" data-address="12 Oak Street" data-routing="none">Look up</a></p>',
          isKept: true,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "SunEditor",
    version: "2.47.12",
    saved: {
      tag: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up<br></p>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: "<div>Look up</div>",
          isKept: false,
        },
        paste: {
          html: "<p><br></p><div>Look up</div>",
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
        paste: {
          html: '<p><br></p><p><a href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><br></p><p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;routing=none">Look up</a>x</p>',
          isKept: true,
        },
      },
    },
  },
  {
    name: "Toast UI Editor",
    version: "3.2.2",
    saved: {
      tag: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      block: {
        set: {
          html: "<p>Look up</p>",
          isKept: false,
        },
        paste: {
          html: "<p>Look up</p>",
          isKept: false,
        },
      },
      anchor: {
        set: {
          html: '<p><a href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout">Look up</a></p>',
          isKept: false,
        },
      },
      link: {
        set: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        paste: {
          html: '<p><a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;amp;routing=none">Look up</a></p>',
          isKept: true,
        },
        dialog: {
          html: '<p>x<a href="https://portal.example.com/scout#scout-lookup?address=12%20Oak%20Street&amp;amp;routing=none">Look up</a></p>',
          isKept: true,
        },
      },
    },
  },
];
