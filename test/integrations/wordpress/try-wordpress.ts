import { deepEqual, equal, match, ok } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect } from "playwright/test";
import { type Attempt, createSiteVisitors } from "../site-visitors.ts";
import { insertByMouse, logIn, openEditor } from "./editor.ts";
import type { SiteUser, WordPress } from "./start-wordpress.ts";

/** On a busy machine, a page of WordPress, the files of an element and its first calls take some seconds. */
const opening = { timeout: 30_000 };
const houston = "1200 Main Street, Houston, TX 77002";

/** Installs the plugin in a WordPress, uses it as administrators, authors and visitors do, and deletes it. */
export async function tryWordPress({
  site,
  demo,
  browser,
  zip,
  ...attempt
}: Attempt<WordPress>): Promise<void> {
  const plugin = join(site.folder, "wp-content/plugins/scout-elements");
  const { enter, count, visited, close } = createSiteVisitors<SiteUser>({
    ...attempt,
    browser,
    administration: "/wp-admin/",
    logIn: (page, user) => logIn(page, site, user),
  });

  const setOptions = (values: Readonly<Record<string, string>>) => {
    const entries = Object.entries(values).map(([name, value]) => `'${name}' => '${value}'`);
    site.php(
      `update_option( 'scout_elements', array_merge( (array) get_option( 'scout_elements' ), array( ${entries.join(", ")} ) ) );`,
    );
  };

  const pageWith = (content: string, author: SiteUser = "admin") =>
    site.php(
      `wp_set_current_user( get_user_by( 'login', '${author}' )->ID ); kses_init();
      $id = wp_insert_post( wp_slash( array( 'post_title' => 'A page', 'post_status' => 'publish', 'post_content' => '${content.replaceAll("'", "\\'")}' ) ) );
      echo get_permalink( $id );`,
    );

  let admin: Page;
  let published = "";

  try {
    await count("every PHP file of the plugin is valid", async () => {
      const files = readdirSync("integrations/wordpress", { recursive: true, encoding: "utf8" });
      for (const file of files.filter((name) => name.endsWith(".php"))) {
        execFileSync("php", ["-l", join("integrations/wordpress", file)]);
      }
    });

    await count("an administrator installs the ZIP file", async () => {
      admin = await enter("admin");
      await admin.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
      await admin.locator("#pluginzip").setInputFiles(zip);
      await admin.getByRole("button", { name: "Install Now" }).click();
      await admin.getByRole("link", { name: "Activate Plugin" }).click(opening);
      await expect(admin.getByText("Plugin activated.")).toBeVisible();
      // Uses the example, which makes the users of WordPress users of the API.
      execFileSync("cp", [
        join(plugin, "examples/scout-elements-token.php"),
        join(site.folder, "wp-content/mu-plugins"),
      ]);
      site.php(
        `foreach ( get_users() as $user ) { update_user_meta( $user->ID, 'portal_user_id', 'agent' ); }`,
      );
    });

    await count("the settings are saved, and an invalid address is refused", async () => {
      await admin.goto(`${site.url}/wp-admin/plugins.php`);
      await admin
        .locator('[data-slug="scout-elements"]')
        .getByRole("link", { name: "Settings" })
        .click();
      await admin.getByLabel("API base").fill(demo.url);
      await admin.getByLabel("Portal base").fill("https://portal.example.com/#top");
      await admin.getByLabel("Visitors sign in").selectOption("token");
      await admin.getByLabel("Sign-in page").fill("/sign-in/");
      await admin.getByRole("button", { name: "Save Changes" }).click();
      await expect(
        admin.getByText('"https://portal.example.com/#top" is not an address'),
      ).toBeVisible();
      await expect(admin.getByLabel("API base")).toHaveValue(demo.url);
      await expect(admin.getByLabel("Portal base")).toHaveValue("");
      await expect(admin.getByLabel("Sign-in page")).toHaveValue("/sign-in/");
      const policy = await admin.getByLabel("Policy for the server").inputValue();
      match(policy, new RegExp(`connect-src 'self' ${demo.url}; `));
    });

    await count("the health check shows the findings of the doctor", async () => {
      await admin.getByRole("button", { name: "Check" }).click();
      const table = admin.getByRole("table", { name: "Health check" });
      await expect(table.getByText(`The API at ${demo.url} answers this page.`)).toBeVisible(
        opening,
      );
      await expect(table.getByText("The user has access to the Scout screens.")).toBeVisible();
      await expect(admin.getByText(/^Errors: 0\./)).toBeVisible();
      setOptions({ apiBase: "http://127.0.0.1:9" });
      await admin.reload();
      await admin.getByRole("button", { name: "Check" }).click();
      await expect(table.getByRole("rowheader", { name: "Error" }).first()).toBeVisible(opening);
      setOptions({ apiBase: demo.url });
    });

    await count("a page without an element has no output of the plugin", async () => {
      const text = await (await fetch(`${site.url}/?p=1`)).text();
      ok(!/scout/i.test(text.replaceAll("Scout Elements", "")), "the page names the plugin");
    });

    await count("an administrator inserts the block by mouse, and publishes it", async () => {
      const editor = await openEditor(admin, site, "page");
      await editor.canvas.getByRole("textbox", { name: "Add title" }).fill("Look up");
      await insertByMouse(admin, "scout lookup", "Single address lookup");
      await expect(editor.preview.getByRole("combobox", { name: "Street address" })).toBeVisible(
        opening,
      );
      await editor.sidebar.getByLabel("Address", { exact: true }).fill(houston);
      await expect(editor.preview.getByText("10 providers · 5 with prices")).toBeVisible(opening);
      await editor.sidebar.getByRole("button", { name: "In the page" }).click();
      await editor.sidebar.getByLabel("Heading level").selectOption("3");
      await expect(
        editor.preview.getByRole("heading", { level: 3, name: "SCOUT Lookup" }),
      ).toBeVisible(opening);
      // Clears the example address, because the visitor types one.
      await editor.sidebar.getByLabel("Address", { exact: true }).fill("");
      await admin.getByRole("button", { name: "Align", exact: true }).click();
      await admin.getByRole("menuitemradio", { name: "Wide width" }).click();
      published = await editor.publish();
    });

    await count("the patterns contain the elements of their names", async () => {
      const rendered = site.php(
        `foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
          if ( in_array( 'scout', $pattern['categories'] ?? array(), true ) ) {
            echo $pattern['title'], ': ', implode( ' ', array_column( array_filter( parse_blocks( $pattern['content'] ), fn( $block ) => $block['blockName'] ), 'blockName' ) ), do_blocks( $pattern['content'] ), PHP_EOL;
          }
        }`,
      );
      const blocks = rendered.match(/(?:^|\n)[\w -]+: [\w/ -]+/g)?.map((line) => line.trim());
      deepEqual(blocks, [
        "Lookup and pricing: core/heading scout/element core/heading scout/element",
        "Sign-in page: scout/element",
        "Provider library: core/heading scout/element",
      ]);
      deepEqual(rendered.match(/<[a-z]+-[a-z]+/g), [
        "<scout-lookup",
        "<scout-pricing",
        "<login-form",
        "<provider-library",
      ]);
    });

    for (const width of [360, 1440]) {
      await count(`a visitor looks an address up at ${width} px`, async () => {
        const page = await enter("vera", width);
        await page.goto(published);
        const lookup = page.locator(".wp-block-scout-element.alignwide > scout-lookup");
        await expect(lookup.getByRole("heading", { level: 3, name: "SCOUT Lookup" })).toBeVisible(
          opening,
        );
        await lookup.getByRole("combobox", { name: "Street address" }).fill(houston);
        await lookup.getByRole("button", { name: "Search", exact: true }).click();
        await expect(lookup.getByText("10 providers · 5 with prices")).toBeVisible(opening);
        const isScrolled = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        equal(isScrolled, false, "the page scrolls sideways");
        match(page.url(), /address=1200/, "the only element of a page keeps its address");
      });
    }

    await count("a site without a backend shows sample data", async () => {
      await admin.goto(`${site.url}/wp-admin/options-general.php?page=scout-elements`);
      await admin.getByLabel("API base").fill("demo:");
      await admin.getByRole("button", { name: "Save Changes" }).click();
      await expect(admin.getByLabel("API base")).toHaveValue("demo:");
      const page = await enter(null);
      await page.goto(published);
      await expect(page.getByText("Sample data", { exact: true })).toBeVisible(opening);
      setOptions({ apiBase: demo.url });
    });

    await count("the page requests all files of the element, with their integrity", async () => {
      const [head = "", body = ""] = (await (await fetch(published)).text()).split("</head>");
      const preloads = head.match(/<link rel="(?:module)?preload"[^>]*scout-elements[^>]*>/g) ?? [];
      ok(preloads.length >= 5, `${preloads.length} preloads`);
      // The page contains the first screen and its sheet.
      const [screen = ""] = body.match(/<template shadowrootmode="open">.*?<\/template>/s) ?? [];
      const needs = [...screen.matchAll(/<link [^>]*\/(\w+\/[a-z-]+?)(?:-[\w-]{8})?\.\w+"/g)];
      deepEqual(
        needs.map(([, file]) => file),
        ["prerendered/scout-lookup"],
      );
      const lines =
        `${head}${screen}`.match(/<(?:link|script)[^>]*scout-elements\/cdn[^>]*>/g) ?? [];
      deepEqual(
        lines.filter((line) => !/ integrity="sha384-/.test(line)),
        [],
      );
      deepEqual(
        lines.filter(
          (line) => line.startsWith("<script") && !line.includes('data-cfasync="false"'),
        ),
        [],
      );
    });

    await count("an anonymous visitor is not signed in, and finds the sign-in page", async () => {
      const page = await enter(null);
      await page.goto(published);
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible(opening);
      await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute(
        "href",
        /\/sign-in\//,
      );
    });

    await count("a sign-out of WordPress ends the token", async () => {
      const page = await enter("edith");
      await page.goto(published);
      await expect(page.getByRole("combobox", { name: "Street address" })).toBeVisible(opening);
      await page.goto(`${site.url}/wp-login.php?action=logout`);
      await page.getByRole("link", { name: "log out" }).click();
      await page.waitForURL(/loggedout/);
      await page.goto(published);
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible(opening);
    });

    await count("an author inserts the block by keyboard, and publishes it", async () => {
      const page = await enter("arthur");
      const editor = await openEditor(page, site, "post");
      await editor.canvas.getByRole("textbox", { name: "Add title" }).focus();
      await page.keyboard.type("Our providers");
      await page.keyboard.press("Enter");
      await page.keyboard.type("/provider lib");
      await expect(page.getByRole("option", { name: "Provider library" })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(
        editor.preview.getByRole("heading", { name: "Provider library" }).first(),
      ).toBeVisible(opening);
      const field = editor.sidebar.getByLabel("Provider", { exact: true });
      await tabTo(page, field);
      await page.keyboard.type("Comcast");
      await expect(editor.preview.getByRole("combobox", { name: "Find a Provider" })).toHaveValue(
        "Comcast",
        opening,
      );
      const address = await editor.publish();
      const visitor = await enter("vera");
      await visitor.goto(address);
      const library = visitor.locator("provider-library");
      await expect(library).toHaveAttribute("provider", "Comcast");
      await expect(
        library
          .getByRole("link", { name: /Comcast/ })
          .or(library.getByRole("img", { name: /Comcast/ }))
          .first(),
      ).toBeVisible(opening);
    });

    await count("two blocks of one page do not change the address", async () => {
      const block = '<!-- wp:scout/element {"element":"scout-lookup"} /-->';
      const page = await enter("vera");
      await page.goto(pageWith(block + block, "arthur"));
      const lookups = page.locator("scout-lookup");
      await expect(lookups).toHaveCount(2);
      for (const index of [0, 1]) {
        await expect(lookups.nth(index)).toHaveAttribute("routing", "none");
        await expect(
          lookups.nth(index).getByRole("combobox", { name: "Street address" }),
        ).toBeVisible(opening);
      }
      await lookups.nth(0).getByRole("combobox", { name: "Street address" }).fill(houston);
      await lookups.nth(0).getByRole("button", { name: "Search", exact: true }).click();
      await expect(lookups.nth(0).getByText("10 providers · 5 with prices")).toBeVisible(opening);
      await expect(lookups.nth(1).getByText("10 providers")).toHaveCount(0);
      ok(!page.url().includes("address="), page.url());
    });

    await count("a color of the theme, and the style of a block, reach the element", async () => {
      const colors = {
        primaryColor: "var(--wp--preset--color--secondary)",
        className: "is-style-page",
      };
      const page = await enter("vera");
      await page.goto(pageWith(`<!-- wp:scout/element ${JSON.stringify(colors)} /-->`, "arthur"));
      const values = await page.locator("scout-lookup").evaluate((element) => {
        const style = getComputedStyle(element);
        const root = getComputedStyle(document.body);
        return {
          primary: style.getPropertyValue("--scout-color-primary"),
          secondary: root.getPropertyValue("--wp--preset--color--secondary"),
          padding: style.getPropertyValue("--scout-padding"),
        };
      });
      match(values.primary, /^#/);
      equal(values.primary, values.secondary);
      equal(values.padding, "0px");
    });

    await count("forbidden input of an author stays out of the page", async () => {
      const settings = {
        "heading-level": "9",
        routing: "portal",
        "api-base": "https://evil.example",
        onclick: "x",
        address: '"><script>alert(1)</script>',
      };
      const block = { element: "scout-lookup", settings, primaryColor: "red;}body{display:none" };
      const login = { element: "login-form", settings: { destination: "//evil.example" } };
      const address = pageWith(
        `<!-- wp:scout/element ${JSON.stringify(block).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e")} /--><!-- wp:scout/element ${JSON.stringify(login)} /-->[scout-lookup api-base="https://evil.example" heading-level="4"]`,
        "arthur",
      );
      const text = await (await fetch(address)).text();
      equal(/evil\.example|<script>alert|body\{display:none/.exec(text), null);
      const elements = text.match(/<(scout-lookup|login-form)[^>]*>/g);
      deepEqual(elements, [
        // WordPress has removed the tag, and the plugin has encoded the rest.
        '<scout-lookup routing="none" address="&quot;&gt;alert(1)">',
        '<login-form routing="none">',
        '<scout-lookup routing="none" heading-level="4">',
      ]);
    });

    await count("a placeholder in the text of an author becomes an element", async () => {
      const page = await enter("vera");
      await page.goto(
        pageWith(
          '<p><a href="/scout" data-scout-element="scout-lookup" data-heading-level="4">Look up</a></p>',
          "arthur",
        ),
      );
      await expect(page.getByRole("heading", { level: 4, name: "SCOUT Lookup" })).toBeVisible(
        opening,
      );
    });

    await count("a page under the policy of the settings looks an address up", async () => {
      writeFileSync(
        join(site.folder, "wp-content/mu-plugins/policy.php"),
        "<?php add_action( 'send_headers', function () { isset( $_GET['policy'] ) && header( ScoutElements\\policy_line() ); } );",
      );
      const page = await enter("vera");
      await page.addInitScript(() => {
        const found: string[] = [];
        Reflect.set(window, "violations", found);
        document.addEventListener(
          "securitypolicyviolation",
          ({ violatedDirective, blockedURI }) => {
            found.push(`${violatedDirective} ${blockedURI}`);
          },
        );
      });
      const answer = await page.goto(`${published}&policy`);
      match(answer?.headers()["content-security-policy"] ?? "", /^default-src 'self'; /);
      const lookup = page.locator("scout-lookup");
      await lookup.getByRole("combobox", { name: "Street address" }).fill(houston);
      await lookup.getByRole("button", { name: "Search", exact: true }).click();
      await expect(lookup.getByText("10 providers · 5 with prices")).toBeVisible(opening);
      const violations: string[] = await page.evaluate(() => Reflect.get(window, "violations"));
      // Allows violations by the scripts that WordPress itself prints.
      deepEqual(
        [...new Set(violations)].filter((one) => one !== "script-src-elem inline"),
        [],
      );
    });

    await count("in a classic theme a shortcode becomes an element", async () => {
      site.php(`switch_theme( 'twentytwentyone' );`);
      const page = await enter("vera", 360);
      await page.goto(pageWith(`[scout-lookup heading-level="4"]`, "edith"));
      const lookup = page.locator("scout-lookup");
      await expect(lookup.getByRole("heading", { level: 4, name: "SCOUT Lookup" })).toBeVisible(
        opening,
      );
      await page.goto(published);
      await expect(lookup.getByRole("combobox", { name: "Street address" })).toBeVisible(opening);
    });

    await count(
      "on a page in Spanish the elements are Spanish, without an English first screen",
      async () => {
        const folder = join(site.folder, "wp-content/mu-plugins");
        mkdirSync(folder, { recursive: true });
        const filter = join(folder, "language.php");
        writeFileSync(filter, `<?php add_filter( 'locale', fn() => 'es_MX' );`);
        const page = await enter("vera", 360);
        await page.goto(published);
        const heading = { level: 3, name: "Consulta SCOUT" } as const;
        await expect(page.getByRole("heading", heading)).toBeVisible(opening);
        const text = await (await fetch(published)).text();
        match(text, /"locale":"es-MX"/);
        ok(!text.includes("scout-prerendered"), "the first screen is English");
        rmSync(filter);
      },
    );

    await count("files at another address load with their manifest", async () => {
      setOptions({
        files: "address",
        address: `${demo.url}/cdn`,
        signIn: "form",
        flavour: "react",
      });
      await admin.goto(`${site.url}/wp-admin/options-general.php?page=scout-elements`);
      await expect(admin.getByText(`The files are of version`)).toContainText(`${demo.url}/cdn.`);
      const page = await enter(null);
      await page.goto(published);
      await expect(page.getByRole("textbox", { name: /Username/ })).toBeVisible(opening);
      const text = await (await fetch(published)).text();
      match(text, new RegExp(`src="${demo.url}/cdn/scout-lookup.js"`));
      ok(!/scout-lookup\.js"[^>]*integrity/.test(text), "the entry may change at its address");
      match(text, /chunks\/core-[^"]+"[^>]* integrity="sha384-/);
    });

    await count("pages call only the site and its API", async () => {
      deepEqual(
        [...visited].filter((origin) => ![site.url, demo.url, "null"].includes(origin)),
        [],
      );
    });

    await count("PHP reports no errors of the plugin", async () => {
      deepEqual(
        site
          .complaints()
          .split("\n")
          .filter((line) => /scout.elements/.test(line)),
        [],
      );
    });

    await count("the deleted plugin leaves no data", async () => {
      await admin.goto(`${site.url}/wp-admin/plugins.php`);
      const row = admin.locator('[data-slug="scout-elements"]');
      await row.getByRole("link", { name: "Deactivate" }).click();
      await expect(admin.getByText("Plugin deactivated.")).toBeVisible();
      // Waits for the scripts, with which WordPress deletes without loading another page.
      await admin.waitForLoadState("load");
      admin.once("dialog", (dialog) => dialog.accept());
      await row.getByRole("link", { name: "Delete" }).click();
      await expect(admin.getByText("was successfully deleted")).toBeVisible(opening);
      const left = site.php(
        `global $wpdb; echo implode( ',', $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%scout%'" ) ), file_exists( WP_PLUGIN_DIR . '/scout-elements' ) ? 'files' : '';`,
      );
      equal(left, "");
    });
  } finally {
    await close();
  }
}

/** Moves by keys as a user does: through the editor's regions, then through the fields of one. */
async function tabTo(page: Page, field: ReturnType<Page["getByLabel"]>): Promise<void> {
  const isThere = () => field.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Control+`");
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await isThere()) return;
      const isInSettings = await page.evaluate(
        () => document.activeElement?.closest('[aria-label="Editor settings"]') !== null,
      );
      if (!isInSettings) break;
      await page.keyboard.press("Tab");
    }
  }
  throw new Error("The field cannot be reached by keys.");
}
