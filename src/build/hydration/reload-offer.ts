/**
 * The offer to load a page anew whose code is gone, which happens to a page that was opened before a deploy. Built to an
 * address of its own that every build keeps, so that it is there when everything else is not. It brings its own look: the
 * page's styles are cut to what the page itself shows.
 */
let offered = false;

/** Makes the offer, once; false where it has been made before. What was typed into a form the browser keeps. */
export function offer(): boolean {
  if (offered) return false;
  offered = true;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look()];
  const text = document.createElement('p');
  text.textContent = 'Part of this page could not be loaded: it has changed since you opened it.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Load the page anew';
  reload.addEventListener('click', () => location.reload());
  const box = document.createElement('div');
  box.className = 'reload-offer';
  box.dataset['tone'] = 'dark';
  box.setAttribute('role', 'alert');
  box.append(text, reload);
  document.body.append(box);
  return true;
}

function look(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .reload-offer {
      position: fixed; inset: auto 1rem calc(1rem + var(--bottom-bar, 0rem)); z-index: 60; margin: 0 auto;
      max-width: 36rem; padding: 1rem; border-left: 4px solid var(--accent); border-radius: 0.25rem; display: flex;
      flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1.5rem;
    }
    .reload-offer button { min-height: 2.75rem; text-decoration: underline; text-underline-offset: 4px; }
  `);
  return sheet;
}
