import { type ReactNode, useEffect, useId, useState } from "react";
import { useSignal } from "../host/use-signal.ts";
import { whenIdle } from "../host/when-idle.ts";
import { Icon } from "../ui/icon.tsx";
import { optionalPart } from "../ui/optional-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { DropDown, HeaderLink } from "./header-link.view.tsx";
import { HeaderNavigation } from "./header-navigation.view.tsx";
import { messages } from "./portal-header.messages.ts";
import type { PortalHeaderModel } from "./portal-header.model.ts";
import { SecondaryNavigation } from "./secondary-navigation.view.tsx";

/** Header, navigation, account menu and site search box (1 §2). */
export function PortalHeaderScreen({ model }: { readonly model: PortalHeaderModel }): ReactNode {
  const id = useId();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useEffect(() => whenIdle(SiteSearchBox.load), []);
  const follow = (href: string) => {
    setMenuOpen(false);
    model.follow(href);
  };
  return (
    <header>
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
          {messages.openMenu}
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
          <DropDown
            className="search"
            label={messages.search}
            icon="search"
            onOpen={() => setMenuOpen(false)}
          >
            {(close) => (
              <SiteSearchBox
                model={model}
                onDone={close}
                fallback={<Skeleton label={messages.loading} lines={1} />}
              />
            )}
          </DropDown>
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

/** The logo links to the home page (1 §2); the link is named after the site whose logo or name it shows (decisions ZA17). */
function Home({
  model,
  onFollow,
}: {
  readonly model: PortalHeaderModel;
  readonly onFollow: () => void;
}): ReactNode {
  const logo = useSignal(model.logo);
  const siteName = useSignal(model.siteName);
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = logo !== null && logo !== broken;
  return (
    <HeaderLink
      className="home"
      href={model.homeHref}
      label={messages.home(siteName)}
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
  const items = useSignal(model.accountItems);
  const name = useSignal(model.personName);
  return (
    <DropDown
      className="account"
      label={messages.account}
      icon="person"
      beside={name}
      onOpen={onOpen}
    >
      {(close) => (
        <>
          {name !== "" && <p className="account-person muted">{messages.signedInAs(name)}</p>}
          <ul aria-label={messages.accountLinks}>
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
        </>
      )}
    </DropDown>
  );
}

/** Loaded when the page has time, so that nothing typed right after it opens is lost. */
const SiteSearchBox = optionalPart(() =>
  import("./site-search-box.screen.tsx").then((module) => module.SiteSearchBox),
);
