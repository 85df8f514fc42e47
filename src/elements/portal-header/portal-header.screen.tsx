import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useSignal } from "../host/element/use-signal.ts";
import { whenIdle } from "../host/page/when-idle.ts";
import { Icon } from "../ui/icon.tsx";
import { optionalPart } from "../ui/optional-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useNarrow } from "../ui/use-narrow.ts";
import { useTexts } from "../ui/use-texts.ts";
import { DropDown, HeaderLink } from "./header-link.view.tsx";
import { HeaderNavigation } from "./header-navigation.view.tsx";
import { headerTexts } from "./portal-header.messages.ts";
import type { PortalHeaderModel } from "./portal-header.model.ts";
import { SecondaryNavigation } from "./secondary-navigation.view.tsx";

/** Up to this width in pixels, a button opens the search box. */
const narrowPx = 991;

/** The header: navigation, account menu and site search box. */
export function PortalHeaderScreen({ model }: { readonly model: PortalHeaderModel }): ReactNode {
  const texts = useTexts(headerTexts);
  const id = useId();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const isNarrow = useNarrow(root, narrowPx);
  useEffect(() => whenIdle(SiteSearchBox.load), []);
  const follow = (href: string) => {
    setMenuOpen(false);
    model.follow(href);
  };
  return (
    <header ref={root}>
      <div className="top">
        <Home model={model} onFollow={() => follow("/")} />
        <button
          type="button"
          className="header-button menu-button"
          aria-expanded={isMenuOpen}
          aria-controls={`${id}-bar`}
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          <Icon name={isMenuOpen ? "close" : "menu"} />
          <span>{texts.openMenu}</span>
        </button>
        <HeaderNavigation
          id={`${id}-bar`}
          items={useSignal(model.items)}
          activePath={useSignal(model.activePath)}
          isOpen={isMenuOpen}
          hrefOf={model.hrefOf}
          onFollow={follow}
        />
        <div className="tools">
          {isNarrow ? (
            <DropDown
              className="search"
              label={texts.search}
              icon="search"
              onOpen={() => setMenuOpen(false)}
            >
              {(close) => (
                <SiteSearchBox
                  model={model}
                  onDone={close}
                  fallback={<Skeleton label={texts.loading} lines={1} />}
                />
              )}
            </DropDown>
          ) : (
            <div className="search-place">
              <SiteSearchBox model={model} isInPlace fallback={null} />
            </div>
          )}
          <Account model={model} onOpen={() => setMenuOpen(false)} />
        </div>
      </div>
      <SecondaryNavigation
        entries={useSignal(model.secondary)}
        activeHref={useSignal(model.activeSecondary)}
        hrefOf={model.hrefOf}
        onFollow={follow}
      />
    </header>
  );
}

/**
 * The logo links to the home page. The link has the name of the site whose logo or name it shows.
 */
function Home({
  model,
  onFollow,
}: {
  readonly model: PortalHeaderModel;
  readonly onFollow: () => void;
}): ReactNode {
  const texts = useTexts(headerTexts);
  const logo = useSignal(model.logo);
  const siteName = useSignal(model.siteName);
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = logo !== null && logo !== broken;
  return (
    <HeaderLink
      className="home"
      href={model.homeHref}
      label={texts.home(siteName)}
      onFollow={onFollow}
    >
      {isShown ? (
        <img src={logo} alt="" referrerPolicy="no-referrer" onError={() => setBroken(logo)} />
      ) : (
        <span>{siteName}</span>
      )}
    </HeaderLink>
  );
}

function Account({
  model,
  onOpen,
}: {
  readonly model: PortalHeaderModel;
  readonly onOpen: () => void;
}): ReactNode {
  const texts = useTexts(headerTexts);
  const items = useSignal(model.accountItems);
  const name = useSignal(model.personName);
  const isComfortable = useSignal(model.isComfortable);
  return (
    <DropDown className="account" label={texts.account} icon="person" beside={name} onOpen={onOpen}>
      {(close) => (
        <>
          {name !== "" && <p className="account-person muted">{texts.signedInAs(name)}</p>}
          <ul aria-label={texts.accountLinks}>
            {items.map(({ href, label, isOutside }) => (
              <li key={href}>
                {isOutside ? (
                  <a href={href} rel="external">
                    {label}
                  </a>
                ) : (
                  <HeaderLink
                    href={model.hrefOf(href)}
                    onFollow={() => {
                      close();
                      model.follow(href);
                    }}
                  >
                    {label}
                  </HeaderLink>
                )}
              </li>
            ))}
          </ul>
          <fieldset className="row-spacing">
            <legend className="muted">{texts.rowSpacing}</legend>
            {[false, true].map((isChoice) => (
              <button
                key={String(isChoice)}
                type="button"
                className="density"
                aria-pressed={isComfortable === isChoice}
                onClick={() => model.setComfortable(isChoice)}
              >
                <span>{isChoice ? texts.comfortable : texts.compact}</span>
                {isComfortable === isChoice && <Icon name="check" />}
              </button>
            ))}
          </fieldset>
        </>
      )}
    </DropDown>
  );
}

/**
 * The search box, whose code is loaded when the page is idle, so that it is ready when the user opens it and types at
 * once.
 */
const SiteSearchBox = optionalPart(() =>
  import("./site-search-box.screen.tsx").then((module) => module.SiteSearchBox),
);
