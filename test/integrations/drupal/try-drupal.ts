import { deepEqual, equal, match, notEqual, ok } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { type Attempt, createSiteVisitors } from "../site-visitors.ts";
import { logIn, openingTimeout, openText, placeBlock } from "./administration.ts";
import { type Drupal, policyFile, type SiteUser } from "./start-drupal.ts";

const houston = "1200 Main Street, Houston, TX 77002";
const foundText = "10 providers · 5 with prices";

/** Installs the module in a Drupal, uses it as administrators, editors and visitors do, and uninstalls it. */
export async function tryDrupal({
  site,
  demo,
  browser,
  zip,
  ...attempt
}: Attempt<Drupal>): Promise<void> {
  const modules = join(site.folder, "modules/custom");
  const { enter, count, visited, close } = createSiteVisitors<SiteUser>({
    ...attempt,
    browser,
    administration: "/admin/",
    logIn: (page, user) => logIn(page, site, user),
  });

  const setSettings = (values: Readonly<Record<string, string>>) => {
    const lines = Object.entries(values).map(([name, value]) => `->set('${name}', '${value}')`);
    site.php(
      `\\Drupal::configFactory()->getEditable('scout_elements.settings')${lines.join("")}->save();`,
    );
  };

  /** Creates a page with a text in Drupal. */
  const pageWith = (text: string, format = "basic_html") => {
    const id = site.php(
      `$node = \\Drupal\\node\\Entity\\Node::create(['type' => 'page', 'title' => 'A page', 'uid' => 1, 'body' => ['value' => ${phpText(text)}, 'format' => '${format}']]);
      $node->save();
      echo $node->id();`,
    );
    return `${site.url}/node/${id}`;
  };

  const elementsIn = async (address: string) =>
    (await (await fetch(address)).text()).match(/<(?:scout-|login-)[^>]*>/g) ?? [];

  const admin = await enter("admin");
  let withBlock = "";
  let written = "";

  try {
    await count("an administrator adds the files and switches the module on", async () => {
      execFileSync("unzip", ["-qoDD", zip, "-d", modules]);
      await admin.goto(`${site.url}/admin/modules`);
      const names = ["Scout Elements", "Scout Elements example"];
      for (const name of names) await admin.getByRole("checkbox", { name, exact: true }).check();
      await admin.getByRole("button", { name: "Install" }).click();
      await expect(admin.getByText(/modules have been (?:enabled|installed)/)).toBeVisible(
        openingTimeout,
      );
    });

    await count("the settings are saved, and an invalid address is refused", async () => {
      await admin.goto(`${site.url}/admin/config`);
      await admin.getByRole("link", { name: "Scout Elements" }).click();
      await admin.getByLabel("API base").fill(demo.url);
      await admin.getByLabel("Portal base").fill("https://portal.example.com/#top");
      await admin.getByLabel("Visitors sign in").selectOption("token");
      await admin.getByLabel("Sign-in page").fill("/sign-in");
      await admin.getByRole("button", { name: "Save configuration" }).click();
      await expect(
        admin.getByText('"https://portal.example.com/#top" is not an address').first(),
      ).toBeVisible(openingTimeout);
      await admin.getByLabel("Portal base").fill("");
      await admin.getByRole("button", { name: "Save configuration" }).click();
      await expect(admin.getByText("configuration options have been saved")).toBeVisible(
        openingTimeout,
      );
      await expect(admin.getByLabel("API base")).toHaveValue(demo.url);
      await expect(admin.getByLabel("Sign-in page")).toHaveValue("/sign-in");
      await expect(admin.getByText("hook_scout_elements_token() makes the tokens.")).toBeVisible();
      const policy = await admin.getByLabel("Policy for the server").inputValue();
      match(policy, new RegExp(`connect-src 'self' ${demo.url}; `));
    });

    await count("the health check shows the findings of the doctor", async () => {
      await admin.getByRole("button", { name: "Check", exact: true }).click();
      const table = admin.getByRole("table", { name: "Health check" });
      await expect(table.getByText(`The API at ${demo.url} answers this page.`)).toBeVisible(
        openingTimeout,
      );
      await expect(table.getByText("The user has access to the Scout screens.")).toBeVisible();
      await expect(admin.getByText(/^Errors: 0\./)).toBeVisible();
      setSettings({ api_base: "http://127.0.0.1:9" });
      await admin.reload();
      await admin.getByRole("button", { name: "Check", exact: true }).click();
      await expect(admin.getByText(/^Errors: [1-9]/)).toBeVisible(openingTimeout);
      setSettings({ api_base: demo.url });
    });

    await count("an editor cannot open the settings", async () => {
      const page = await enter("edith");
      const answer = await page.goto(`${site.url}/admin/config/services/scout-elements`);
      equal(answer?.status(), 403);
    });

    await count("an administrator places the block by mouse", async () => {
      withBlock = pageWith("<p>Which providers serve a building?</p>");
      await placeBlock(admin, site, async (dialog) => {
        await dialog.getByLabel("Element", { exact: true }).selectOption("Provider library");
        await expect(dialog.getByRole("textbox", { name: "Provider", exact: true })).toBeVisible();
        await dialog.getByLabel("Element", { exact: true }).selectOption("Single address lookup");
        await expect(dialog.getByRole("textbox", { name: "Provider", exact: true })).toBeHidden();
        await expect(dialog.getByLabel("API base")).toHaveCount(0);
        await dialog.getByRole("button", { name: "In the page" }).click();
        await dialog.getByLabel("Heading level").selectOption("3");
        await dialog.getByLabel("Look", { exact: true }).selectOption("Like the page");
        await dialog.getByRole("link", { name: /^Pages/ }).click();
        await dialog.getByLabel("Pages", { exact: true }).fill(new URL(withBlock).pathname);
      });
    });

    for (const width of [360, 1440]) {
      await count(`a visitor looks an address up at ${width} px`, async () => {
        const page = await enter("vera", width);
        await page.goto(withBlock);
        const lookup = page.locator(".scout-elements--page > scout-lookup");
        await expect(lookup.getByRole("heading", { level: 3, name: "SCOUT Lookup" })).toBeVisible(
          openingTimeout,
        );
        await lookup.getByRole("combobox", { name: "Street address" }).fill(houston);
        await lookup.getByRole("button", { name: "Search", exact: true }).click();
        await expect(lookup.getByText(foundText)).toBeVisible(openingTimeout);
        const isScrolled = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        equal(isScrolled, false, "the page scrolls sideways");
        match(page.url(), /address=1200/, "the only element of a page keeps its address");
        await page.screenshot({ path: join(attempt.pictures, `lookup ${width}.png`) });
      });
    }

    await count("a page with an element requests its files, with their integrity", async () => {
      const text = await (await fetch(withBlock)).text();
      const [head = ""] = text.split("</head>");
      const preloads = head.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
      ok(preloads.length >= 5, `${preloads.length} preloads`);
      const lines = text.match(/<(?:link|script)[^>]*scout_elements\/cdn[^>]*>/g) ?? [];
      ok(lines.length > preloads.length, text);
      deepEqual(
        lines.filter((line) => !/ integrity="sha384-/.test(line)),
        [],
      );
      deepEqual(text.match(/scout_elements\/cdn[^"]*\.js\?[^"]*/g), null, "another address");
    });

    await count("a page without an element loads nothing", async () => {
      const text = await (await fetch(pageWith("<p>About us</p>"))).text();
      equal(/scout[_-]/.exec(text), null);
    });

    await count("an anonymous visitor is not signed in, and finds the sign-in page", async () => {
      const page = await enter(null);
      await page.goto(withBlock);
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible(
        openingTimeout,
      );
      await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute(
        "href",
        /\/sign-in/,
      );
    });

    await count("a sign-out of Drupal ends the token", async () => {
      const page = await enter(null);
      await logIn(page, site, "vera");
      await page.goto(withBlock);
      await expect(page.getByRole("combobox", { name: "Street address" })).toBeVisible(
        openingTimeout,
      );
      await page.goto(`${site.url}/user/logout`);
      const confirm = page.getByRole("button", { name: "Log out" });
      if (await confirm.isVisible()) await confirm.click();
      await page.goto(withBlock);
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible(
        openingTimeout,
      );
    });

    await count("no cache gives the token of one user to another", async () => {
      const subjects: (string | null)[] = [];
      await fetch(withBlock);
      for (const user of ["vera", "edith", null] as const) {
        const page = await enter(user);
        // Simulates a browser without a stored token, long after the sign-in.
        await page.context().clearCookies({ name: "scout_elements_ended" });
        const tokens: string[] = [];
        page.on("response", async (answer) => {
          if (new URL(answer.url()).pathname !== "/scout-elements/token") return;
          match(answer.headers()["cache-control"] ?? "", /no-store/);
          if (answer.status() === 200) tokens.push(await answer.text());
        });
        const told = page.waitForResponse(/\/scout-elements\/token/);
        const answer = await page.goto(withBlock);
        const text = (await answer?.text()) ?? "";
        await (await told).finished();
        await expect(page.locator("scout-lookup")).toHaveAttribute("heading-level", "3");
        if (user === null) {
          equal(
            answer?.headers()["x-drupal-cache"],
            "HIT",
            "a page for anonymous visitors is cached",
          );
        }
        const [token = null] = tokens;
        if (token !== null) equal(text.includes(token), false, "the token is in the page");
        equal(/eyJ[\w-]+\./.exec(text), null, "a token is in the page");
        subjects.push(token === null ? null : claimsOf(token).sub);
      }
      deepEqual(subjects, ["agent", "edith-of-the-api", null]);
    });

    await count("another site gets no token", async () => {
      const page = await enter("vera");
      const { status, text } = await page.request
        .get(`${site.url}/scout-elements/token`, { headers: { "Sec-Fetch-Site": "cross-site" } })
        .then(async (answer) => ({ status: answer.status(), text: await answer.text() }));
      deepEqual({ status, text }, { status: 403, text: "" });
    });

    await count("an administrator adds the filter and the button to a text format", async () => {
      await admin.goto(`${site.url}/admin/config/content/formats/manage/basic_html`);
      // Waits until Drupal has checked the editor again.
      const isChecked = admin.waitForResponse((answer) => answer.request().method() === "POST");
      await admin.locator('[name="filters[scout_elements][status]"]').check();
      await (await isChecked).finished();
      await expect(admin.locator(".ajax-progress")).toHaveCount(0, openingTimeout);
      const place = (list: string) =>
        admin.locator(`.ckeditor5-toolbar-${list}__buttons [data-id="scoutElement"]`);
      await place("available").focus();
      await admin.keyboard.press("ArrowDown");
      await expect(place("active")).toBeVisible(openingTimeout);
      await expect(admin.getByLabel("Allowed HTML tags", { exact: true })).toHaveValue(
        /<scout-element data-\*>/,
        openingTimeout,
      );
      await admin.getByRole("button", { name: "Save configuration" }).click();
      await expect(admin.getByText("has been updated")).toBeVisible(openingTimeout);
    });

    await count("a content editor inserts an element by the button", async () => {
      const page = await enter("edith");
      const editing = await openText(page, `${site.url}/node/add/page`);
      await page.getByLabel("Title", { exact: true }).fill("Our providers");
      await editing.text.click();
      await page.keyboard.type("All of them:");
      await page.keyboard.press("Enter");
      await editing.toolbar.getByRole("button", { name: "Scout" }).click();
      await editing.dialog.getByLabel("Element", { exact: true }).selectOption("Sign-in");
      await editing.dialog
        .getByRole("textbox", { name: "Destination", exact: true })
        .fill("//evil.example");
      await page.getByRole("button", { name: "Insert", exact: true }).click();
      await expect(editing.dialog.getByText('"//evil.example" is not a path')).toBeVisible(
        openingTimeout,
      );
      await editing.dialog.getByLabel("Element", { exact: true }).selectOption("Provider library");
      await editing.dialog.getByRole("textbox", { name: "Provider", exact: true }).fill("Comcast");
      await page.getByRole("button", { name: "Insert", exact: true }).click();
      const widget = editing.text.locator(".scout-element-widget");
      await expect(widget).toContainText("Provider library", openingTimeout);
      await expect(widget).toContainText("provider: Comcast");
      await page.screenshot({ path: join(attempt.pictures, "editor.png") });
      written = await editing.save();
      const visitor = await enter("vera");
      await visitor.goto(written);
      const library = visitor.locator("provider-library");
      await expect(library).toHaveAttribute("provider", "Comcast");
      await expect(library.getByRole("combobox", { name: "Find a Provider" })).toHaveValue(
        "Comcast",
        openingTimeout,
      );
    });

    await count("the dialog has the values of the selected element", async () => {
      const page = await enter("edith");
      await page.goto(written);
      await page.getByRole("link", { name: "Edit", exact: true }).first().click();
      await page.waitForURL(/\/edit/);
      const editing = await openText(page, page.url());
      await editing.text.locator(".scout-element-widget").click();
      await editing.toolbar.getByRole("button", { name: "Scout" }).click();
      const provider = editing.dialog.getByRole("textbox", { name: "Provider", exact: true });
      await expect(provider).toHaveValue("Comcast", openingTimeout);
      await provider.fill("Windstream");
      await page.getByRole("button", { name: "Insert", exact: true }).click();
      const widget = editing.text.locator(".scout-element-widget");
      await expect(widget).toHaveCount(1);
      await expect(widget).toContainText("provider: Windstream", openingTimeout);
      await editing.save();
      match((await (await fetch(written)).text()) ?? "", /<provider-library provider="Windstream"/);
    });

    await count("a content editor types an element", async () => {
      const page = await enter("edith");
      const editing = await openText(page, `${site.url}/node/add/page`);
      await page.getByLabel("Title", { exact: true }).fill("Typed");
      await editing.text.click();
      await page.keyboard.type('[scout-lookup heading-level="4"]');
      const visitor = await enter("vera");
      await visitor.goto(await editing.save());
      await expect(visitor.getByRole("heading", { level: 4, name: "SCOUT Lookup" })).toBeVisible(
        openingTimeout,
      );
    });

    await count("forbidden input of an editor stays out of the page", async () => {
      const hostile = [
        '<p>[scout-lookup api-base="https://evil.example" onclick="x" heading-level="4"]</p>',
        '<scout-element data-scout-element="login-form" data-destination="//evil.example" data-onclick="x" onclick="x"></scout-element>',
        '<scout-element data-scout-element="script" data-src="https://evil.example"></scout-element>',
        '<div data-scout-element="scout-lookup" data-address="1">no div in this format</div>',
        '<scout-pricing api-base="https://evil.example">no tag in this format</scout-pricing>',
        '<p>[scout-lookup address="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"]</p>',
      ].join("\n");
      const address = pageWith(hostile);
      deepEqual(await elementsIn(address), [
        '<scout-lookup heading-level="4" routing="none">',
        '<login-form routing="none">',
        "<scout-element>",
      ]);
      equal(/evil\.example"|<script>alert|onclick/.exec(await (await fetch(address)).text()), null);
      const full = pageWith(
        '<scout-lookup api-base="https://evil.example" onclick="x" heading-level="9" address="1 Main"></scout-lookup>',
        "full_html",
      );
      // Without the filter, "Full HTML" preserves everything that authors write.
      match((await elementsIn(full)).join(), /api-base/);
      site.php(
        `$format = \\Drupal\\filter\\Entity\\FilterFormat::load('full_html'); $format->setFilterConfig('scout_elements', ['status' => TRUE]); $format->save();`,
      );
      deepEqual(await elementsIn(full), ['<scout-lookup address="1 Main">']);
    });

    await count("two elements of one page do not change the address", async () => {
      const page = await enter("vera");
      await page.goto(pageWith("<p>[scout-lookup]</p><p>And</p><p>[scout-lookup]</p>"));
      const lookups = page.locator("scout-lookup");
      await expect(lookups).toHaveCount(2);
      for (const index of [0, 1]) {
        await expect(lookups.nth(index)).toHaveAttribute("routing", "none");
        await expect(
          lookups.nth(index).getByRole("combobox", { name: "Street address" }),
        ).toBeVisible(openingTimeout);
      }
      await lookups.nth(0).getByRole("combobox", { name: "Street address" }).fill(houston);
      await lookups.nth(0).getByRole("button", { name: "Search", exact: true }).click();
      await expect(lookups.nth(0).getByText(foundText)).toBeVisible(openingTimeout);
      await expect(lookups.nth(1).getByText("10 providers")).toHaveCount(0);
      ok(!page.url().includes("address="), page.url());
    });

    await count("a block and a text of one page do not change the address", async () => {
      site.php(
        `$node = \\Drupal\\node\\Entity\\Node::load(${new URL(withBlock).pathname.split("/").at(-1)}); $node->set('body', ['value' => '<p>[scout-lookup]</p>', 'format' => 'basic_html'])->save();`,
      );
      const elements = await elementsIn(withBlock);
      equal(elements.length, 2, elements.join());
      ok(
        elements.every((tag) => tag.includes('routing="none"')),
        elements.join(),
      );
    });

    await count("a page under the policy of the settings looks an address up", async () => {
      const policy = site.php(
        `echo \\Drupal\\scout_elements\\SecurityPolicy::line('', \\Drupal::config('scout_elements.settings')->get('api_base'));`,
      );
      writeFileSync(join(site.folder, policyFile), policy);
      const page = await enter("vera");
      await page.addInitScript(() => {
        const violations: string[] = [];
        Reflect.set(window, "violations", violations);
        document.addEventListener(
          "securitypolicyviolation",
          ({ violatedDirective, blockedURI, sourceFile }) => {
            const source = URL.canParse(sourceFile) ? new URL(sourceFile).pathname : sourceFile;
            violations.push(`${violatedDirective} ${blockedURI} ${source}`);
          },
        );
      });
      const answer = await page.goto(`${pageWith("<p>[scout-lookup]</p>")}?policy`);
      match(answer?.headers()["content-security-policy"] ?? "", /^default-src 'self'; /);
      const lookup = page.locator("scout-lookup");
      await lookup.getByRole("combobox", { name: "Street address" }).fill(houston);
      await lookup.getByRole("button", { name: "Search", exact: true }).click();
      await expect(lookup.getByText(foundText)).toBeVisible(openingTimeout);
      const violations: string[] = await page.evaluate(() => Reflect.get(window, "violations"));
      // Allows two violations: the theme writes its color into an attribute, and a library of
      // Drupal 11 adds a sheet.
      deepEqual(
        [...new Set(violations)].filter(
          (one) => !/^style-src-attr inline |^style-src-elem inline \/core\//.test(one),
        ),
        [],
      );
    });

    await count("Layout Builder has the block", async () => {
      site.php(
        `\\Drupal::service('module_installer')->install(['layout_builder']);
        $display = \\Drupal::entityTypeManager()->getStorage('entity_view_display')->load('node.article.default');
        \\Drupal\\layout_builder\\Entity\\LayoutBuilderEntityViewDisplay::load($display->id())->enableLayoutBuilder()->save();`,
      );
      await admin.goto(`${site.url}/admin/structure/types/manage/article/display/default/layout`);
      await admin
        .getByRole("link", { name: /^Add block/ })
        .first()
        .click();
      await admin.getByRole("link", { name: "Scout", exact: true }).click(openingTimeout);
      const form = admin.getByRole("dialog", { name: "Configure block" });
      await form
        .getByLabel("Element", { exact: true })
        .selectOption("Single address lookup", openingTimeout);
      await form.getByRole("button", { name: "In the page" }).click();
      await form.getByLabel("Heading level").selectOption("5");
      await form.getByRole("button", { name: "Add block" }).click();
      await expect(admin.getByRole("heading", { level: 5, name: "SCOUT Lookup" })).toBeVisible(
        openingTimeout,
      );
      await expect(admin.getByRole("combobox", { name: "Street address" })).toBeVisible(
        openingTimeout,
      );
      await admin.getByRole("button", { name: "Save layout" }).click();
      await expect(admin.getByText("The layout has been saved.")).toBeVisible(openingTimeout);
      const id = site.php(
        `$node = \\Drupal\\node\\Entity\\Node::create(['type' => 'article', 'title' => 'An article', 'uid' => 1]); $node->save(); echo $node->id();`,
      );
      const page = await enter("vera");
      await page.goto(`${site.url}/node/${id}`);
      await expect(page.getByRole("heading", { level: 5, name: "SCOUT Lookup" })).toBeVisible(
        openingTimeout,
      );
    });

    await count("all configuration has a schema", async () => {
      const faults = site.php(
        `class Checker { use \\Drupal\\Core\\Config\\Schema\\SchemaCheckTrait; public function run() {
          foreach (\\Drupal::configFactory()->listAll() as $name) {
            if (preg_match('/^scout_elements|scout|filter.format|editor.editor|node.article.default/', $name)) {
              $found = $this->checkConfigSchema(\\Drupal::service('config.typed'), $name, \\Drupal::config($name)->get());
              if (is_array($found)) { print_r($found); }
              $found === FALSE && print("$name has none");
            }
          }
        } } (new Checker())->run();`,
      );
      equal(faults, "");
    });

    await count("files at another address load with their manifest", async () => {
      await admin.goto(`${site.url}/admin/config/services/scout-elements`);
      await admin.getByLabel("Files", { exact: true }).selectOption("At an address");
      await admin.getByLabel("Address of cdn/").fill(`${demo.url}/cdn`);
      await admin.getByLabel("Flavour").selectOption("React");
      await admin.getByLabel("Visitors sign in").selectOption("form");
      await admin.getByRole("button", { name: "Save configuration" }).click();
      await expect(admin.getByText("The files are of version")).toContainText(
        `${demo.url}/cdn.`,
        openingTimeout,
      );
      const page = await enter(null);
      await page.goto(withBlock);
      await expect(page.getByRole("textbox", { name: /Username/ }).first()).toBeVisible(
        openingTimeout,
      );
      const text = await (await fetch(withBlock)).text();
      ok(
        text.includes(`src="${demo.url}/cdn/scout-lookup.js"`),
        text.slice(text.indexOf("<script")),
      );
      ok(!/scout-lookup\.js"[^>]*integrity/.test(text), "the entry may change at its address");
      match(text, /chunks\/core-[^"]+"[^>]* integrity="sha384-/);
    });

    await count("pages call only the site and its API", async () => {
      deepEqual(
        [...visited].filter((origin) => ![site.url, demo.url, "null"].includes(origin)),
        [],
      );
    });

    await count("Drupal and PHP report no errors of the module", async () => {
      const logged = site.php(
        `foreach (\\Drupal::database()->query("SELECT message, variables FROM {watchdog} WHERE severity <= 4") as $row) { echo strtr($row->message, array_map('strval', array_filter(unserialize($row->variables) ?: [], 'is_scalar'))), PHP_EOL; }`,
      );
      const lines = `${logged}\n${site.complaints()}`.split("\n");
      deepEqual(
        lines.filter((line) => /scout/.test(line) && !/access denied|Path: /i.test(line)),
        [],
      );
    });

    await count("the uninstalled module leaves no data", async () => {
      site.php(
        `\\Drupal::service('module_installer')->uninstall(['scout_elements_example']);
        foreach (['basic_html', 'full_html'] as $name) {
          $editor = \\Drupal\\editor\\Entity\\Editor::load($name);
          $settings = $editor->getSettings();
          $settings['toolbar']['items'] = array_values(array_diff($settings['toolbar']['items'], ['scoutElement']));
          $editor->setSettings($settings)->save();
          $format = \\Drupal\\filter\\Entity\\FilterFormat::load($name);
          $format->setFilterConfig('scout_elements', ['status' => FALSE]);
          $filter = $format->filters('filter_html')->getConfiguration();
          $filter['settings']['allowed_html'] = str_replace(' <scout-element data-*>', '', $filter['settings']['allowed_html']);
          $format->setFilterConfig('filter_html', $filter);
          $format->save();
        }`,
      );
      await admin.goto(`${site.url}/admin/modules/uninstall`);
      await admin.getByRole("checkbox", { name: /Uninstall Scout Elements/ }).check();
      await admin.getByRole("button", { name: "Uninstall" }).click();
      await admin.getByRole("button", { name: "Uninstall" }).click(openingTimeout);
      await expect(admin.getByText("modules have been uninstalled")).toBeVisible(openingTimeout);
      const left = site.php(
        `foreach (['config' => ['name', 'data'], 'key_value' => ['name', 'value']] as $table => [$name, $value]) {
          foreach (\\Drupal::database()->query("SELECT $name FROM {{$table}} WHERE $name LIKE '%scout%' OR ($value LIKE '%scout%' AND '$table' = 'config')")->fetchCol() as $one) { echo "$table $one\\n"; }
        }`,
      );
      equal(left, "");
      const answer = await fetch(withBlock);
      equal(answer.status, 200);
      notEqual((await answer.text()).includes("scout_elements"), true);
    });
  } finally {
    await close();
  }
}

function claimsOf(token: string): { readonly sub: string } {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

function phpText(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
