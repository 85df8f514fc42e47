import type { LogoName, NewLogo } from "./branding-draft.ts";

/** 96 × 96 pixels. */
const mark = [
  "iVBORw0KGgoAAAANSUhEUgAAAGAAAABgBAMAAAAQtmoLAAAAMFBMVEUMMEwMMEwMMEwMMEwMMEwMMEwMMEwMMEwqSmJJ",
  "ZHlnfo+GmKaksbzCy9Lh5en///+M4HRgAAAAB3RSTlMAJEltkrbbCP/WYgAAAo9JREFUeNrdmD1vE0EQho1lUVMQaP0j",
  "kGgToYgaCUELBUkdAZ6zHSflyQjk0ggJXAYUsEsLCeHSQpGSMk2EywTx4RIH7Fu0t7u3H+e5nW0oMpV92ud2Zt6Zu50r",
  "lS6SXbpxDxB7dOtKfv3VTSiw2pq7fgU8dse5P3ht1QLu+4Gn5vprQLCHRoI2KUBNp+oykOxBSARWFGUgWjXMI+3TbSrw",
  "ROYIyCbyVKEDq2EhqCCu04GtFLhJBx6HyKalCwbMynt/cvDuZUH9pYBxYZtxW3xECRfoMGE/ukSgJwGWDAMBjMBcQonl",
  "QRcQLgD7n75qIiYA3NqfJfGHCAA8OxTEmAoA9IWCMRmAUUp8owORIPbIANSnHDinA/Ai3SKmA3DEgdMAoJEmygNEZve8",
  "yWvhAtGUsZ9vs7jzcrvAjmgfFekgFzbSD/PYKN5xETCQZfdX/p8wxmakjjvTLi78MfBe6Oqwu54sWb1w5GiX1+HV/oQZ",
  "ZddxErtU6Q9Ml922E8Ty0nitOzpylEBqaaDLbmQ3BQLUtRa7tnRYtXYyT1qMsd9+oJ7VRNNuO7QfRqomeNRzAtDK1k0Z",
  "SwgA9ynJtI5RoHG4+AL2up5VTQ4QTbIk8nVDlTAU6GuJef6P1Y89DBB1N7Tyv6OuLAGaTJdd0wTGCCDbZ64eSjO1FQbs",
  "CmCRA44RQL4SEyXEueqIU4JLkdqhWbBDy3zGTOSN6wVpbQhgJp/28oXVz55ShToAtFUFtfGe7mUxE08z6WvqzAsYB6zn",
  "v5LvhQf8/3TmCz6GBh90g4/SwYf14HEgeOCgR70lgUpYCHTpamGTpTn4BY+WwcNr+HhcKnudqlXtkb1CTilxyF/Lf3Yo",
  "r29gqzfuVi/UF5l/Ls+reeNR/6EAAAAASUVORK5CYII=",
].join("");

/** 360 × 96 pixels. */
const logo = [
  "iVBORw0KGgoAAAANSUhEUgAAAWgAAABgBAMAAADC7/U/AAAAMFBMVEUMMEwMMEwMMEwMMEwMMEwMMEwMMEwMMEwqSmJJ",
  "ZHlnfo+GmKaksbzCy9Lh5en///+M4HRgAAAAB3RSTlMAJEltkrbbCP/WYgAABoNJREFUeNrtm01M21YcwO2EkKurbOPq",
  "ikm5ZlMD12w05JoKklxhkPhKSJwXoKXHiGlTj0yTNo5s6kaPaNK0HtE0qT32Mo0jnfbBcXSDeHL89b7fC/YSZ8r/VOza",
  "/vnl//3+VpSpTOX/Kuq9KmBIfUmLJ/NbBuBI54M4Mr8NBPIghusMhFKIHXRNDG3GjfkdICHrMXMchgx0J14uZBZIydqk",
  "aXTstDoBJEWfPO2Il36UZKHbMfIdQFri4z9m5KFpUTFzv1i5v/S+FlOVpil1xvc89ZFyz8lDN/Fr80j0GWEGuygP3RKE",
  "/9EFzZo8NBZekqOx1LRz71w00KXxQcPZ0jc///T1Z5ycSbDQo4OGnvnQsuXmOya1yBjGAf3EcuT3QwloFcQD+siFtvqn",
  "YuiZuEGzqEX+fZzqwaSmqfTm3TvKnfmiMV5D5FBTXOWGp+J5YzzQ4On3vwTUPT40EQQTpfFA23Lwg0v9NxfadR7b8KHl",
  "sUED8PELh/qMB+0WaVu8TD1fbYBGZQkr0zKVhtFprOrRQgNw4kSZnhi6zH7Yu36s3YB+gcSyd3RFww2kg2bLZVqSoTOh",
  "wfMB9a8c6KQAWl2gJi1JKGtoa9FCdx3qYyH0llzl6a+zQS86I4EGO5c29BshdEuuDcvIV9ajhQafDpa6J9JphpfDO23u",
  "4RSeNuo86MLQ0OClDX0hhG5rMjUcK3dvRrvSYHfgQETBxS4NdXFLk5VjebEpDHQXrgC+JH01o+JZ0UUVvnM4Sy5NOTR0",
  "99Ky/vjKt0UyLDJrgNW7DNfRqRr+hUEGXjewWrmGeMahoPedEsCzvmeEKXJWc1Oj1Aem/S7zNfdCTztMXVEyBlLBMaGL",
  "lYrLXa8MRGfk09c9KOk7Y0HjJaIZ6EgKdQ5qCSDWqcM+scCHFofxZ26q9I/797llWVfMGtFgUmdRhVXUGqw0LeTyZlho",
  "v3J5HajLDROa2KkxNdRGg+CdgJ9UQLxiKyz0vp9LHwameMiCJrdqPkJ/g3V6815D/J8ZFrp7aaG59Essvog2xXSELkdt",
  "z5rYO4SFBt3Pn55bUKr0BHN6mDteoAe4JK2145vnNmYTelhoW761glTpIabUioDahOna9GS+iTnzXBTQ4IugQuxinppM",
  "9Gn6kSYrMcjy1rDoVIgE2vF8F34xcMyBhgqR4Dlpejc7i5UN8N/hoXcCX/0YDS+0hC6zjCt1ml4fZLE9kLlIoZ2mzUAr",
  "HlmW9RcfGlntbZoeUNQB/28RQO/48XsPLV9YtZWXSTjGFxV0Ybhq/LkXv21LvBZDB7kQBzr73670QCsc1kvL6ktAe8to",
  "inVawhDTt4K29aPvx8SeBHQKCigM7zFHhy6QRcBQ0Lsvbn4EKOsRkn2woeEoOMv101tYcKFAZ4eA7p77Ds5mPfUciQy0",
  "CqmHZESsERERUE2WD30ShELbP7/y/nFMhdZpKZwJWSUj92hhuYcGrTp6RgrayZVOEf+87x0hoE2doh5tTpaX5GR5JThr",
  "VYG8euxZQaq0B0Of0VsIHZ1cxjZ8S34+nYLfAU6e/GoNXekCFdotAa69pseVt+QMaND5kPBn2/TKRYWfVKZULovwqUUU",
  "epbS6vSJHjvQNwT0K2azZlPHqtwmtUZUFkU1YhY6lQBU6CYV2t0m6nuO+o2XUV9wOkybg4kJP4yX0Wo85w0riKrxdGAG",
  "agmDTqE3Y6tH11vpPe5KD6RRDYrFHDrKNRiszfD6Hq6Gz/o9tqKBz8T4vYpGpVJ5gD38Edw/OHcXeIfp8ngDQzXpDlOb",
  "M95TpkyzNbGH7zrQV26n1928OPG7IBLQLVbJy9xNX+MMUpUpT2py/DQAB17GcQDkoddY++airil1gKNA2VQgoI98O5SZ",
  "QuCOo2aH7E+jFyygKz3Hgx5sWbwOAb0u2gmYYb4lfKaFeeYZEhq6/Sd/9n/jDvbyoU2NiJD422aZ8+8QRmEWi4ElAvq2",
  "40AZ4sIce4SF/gu0FdpbbhAxMBkZtKLm0Z/hPfY+Yke0jwgtp6kp+EoHXt2DDjHilsgHCHWdvWO7qVNK984KdjPDjzwE",
  "tP1BiwFDhxkmVNT5or3/vbpE3emeL1ZtOOxc4l7FaKySk4dqvgrqSyMY25zQAdnpKLK8TOLQt7wlNmMEPTN5Ki0fXjpx",
  "Ypb7CipuH+dM5GdQE/nB2WR+2ofNQ1GVQ48dtNjtxe/DT/EHq7H8MFhREsUGi3iIEcupTGUqt5B/AVN8O2AshpQVAAAA",
  "AElFTkSuQmCC",
].join("");

/** The images that 'Use Default' sets (2 §4 Account; decisions T3). */
export const defaultImages: Readonly<Record<LogoName, NewLogo>> = {
  navigationLogo: imageOf("defaultMark.png", mark),
  primaryLogo: imageOf("defaultLogo.png", logo),
};

function imageOf(name: string, base64: string): NewLogo {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const size = (base64.length / 4) * 3 - padding;
  return { uri: `data:image/png;base64,${base64}`, name, size };
}
