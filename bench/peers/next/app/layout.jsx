import './style.css';
import fixture from '../article.json';

export const metadata = { title: fixture.site.name };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header className="top">
          <a href="/">{fixture.site.name}</a>
          <nav>
            {fixture.site.nav.map((group) => (
              <div key={group.href}>
                <a href={group.href}>{group.title}</a>
                <ul>
                  {group.items.map((item) => (
                    <li key={item.href}>
                      <a href={item.href}>{item.title}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </header>
        {children}
        <footer>
          {fixture.site.footer.map((group) => (
            <section key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.items.map((item) => (
                  <li key={item.href}>
                    <a href={item.href}>{item.title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </footer>
      </body>
    </html>
  );
}
