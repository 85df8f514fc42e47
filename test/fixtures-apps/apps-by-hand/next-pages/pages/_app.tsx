import type { AppProps } from "next/app";
import Link from "next/link";

export default function App({ Component, pageProps }: AppProps) {
  return (
    <>
      <nav>
        <Link href="/lookup">Lookup</Link> <Link href="/other">Other</Link>
      </nav>
      <main>
        <Component {...pageProps} />
      </main>
    </>
  );
}
