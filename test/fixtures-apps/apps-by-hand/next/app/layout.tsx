import Link from "next/link";
import type { ReactNode } from "react";

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/lookup">Lookup</Link> <Link href="/other">Other</Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
