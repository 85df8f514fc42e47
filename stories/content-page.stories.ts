import "../src/elements/content-page/content-page.ts";
import { backend, elementMeta, pressed, type Story, shows } from "./support/element-story.ts";
import { hold, isCall } from "./support/story-calls.ts";

export default {
  ...elementMeta("content-page"),
  title: "content-page",
  args: { path: "/pages/partner-services" },
};

export const Ready: Story = { play: shows("Partner Services") };

export const PartsOpen: Story = {
  play: pressed("Who approves special pricing?", "Read more", "Download a form"),
};

const page = `<!doctype html><html><head><title>Services | City</title></head><body><main>
  <div class="et_pb_tabs"><ul class="et_pb_tabs_controls"><li class="et_pb_tab_active"><a href="#">Residents</a></li>
    <li><a href="#">Businesses</a></li></ul><div class="et_pb_all_tabs"><div class="et_pb_tab"><p>Waste is collected on
    Mondays.</p></div><div class="et_pb_tab"><p>Permits take ten days.</p></div></div></div>
  <div class="et_pb_toggle et_pb_toggle_open"><h3 class="et_pb_toggle_title">Fees</h3>
    <div class="et_pb_toggle_content"><p>A permit costs <ruby>ten<rt>10</rt></ruby> dollars.</p></div></div>
  <table><thead><tr><th>Office</th><th>Hours</th></tr></thead><tbody><tr><td>City hall</td><td>9 to 5</td></tr></tbody></table>
  <form><label>Name <input name="name"></label><label>E-mail <input type="email"></label><button>Send</button></form>
  <iframe src="https://video.example/tour" title="A tour of the city hall"></iframe>
  <picture><source srcset="https://pictures.example/hall.webp"><img src="https://pictures.example/hall.jpg" alt="The city hall"></picture>
  <p><a href="tel: +1 555 0100">Call us</a> or <a href="mailto:desk@city.example">write</a>.</p>
</main></body></html>`;

/** Markup of a page builder, a form, a video and a picture of other origins, and a table. */
export const PageOfAnotherSite: Story = {
  args: backend(({ request }, askBackend) =>
    isCall(request, "loadPage")
      ? new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } })
      : askBackend(),
  ),
  play: shows("Waste is collected on Mondays."),
};

export const Loading: Story = {
  args: backend(hold("loadPage")),
  play: shows("Loading the page"),
};

/** The same state is shown for a page that cannot be loaded, or is empty. */
export const PageNotFound: Story = {
  args: { path: "/pages/missing" },
  play: shows("Page Not Found"),
};
