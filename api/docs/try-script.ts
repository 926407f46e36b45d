/**
 * Turns the link of each reading call into a form that shows the answer on the page.
 * Self-contained: the browser gets its source.
 */
function tryCalls(): void {
  interface Field {
    name: string;
    in: string;
    required: boolean;
    value: string;
  }
  const tokenField = document.querySelector<HTMLInputElement>('#token');
  document.querySelector('#token-form')?.removeAttribute('hidden');
  document.querySelector('#token-form')?.addEventListener('submit', (event) => event.preventDefault());
  for (const place of document.querySelectorAll<HTMLElement>('.try')) addForm(place);

  function addForm(place: HTMLElement): void {
    const { path = '', auth = 'key', key = '', call = '' } = place.dataset;
    const fields = JSON.parse(place.dataset.fields ?? '[]') as Field[];
    const form = document.createElement('form');
    const inputs = fields.map((field) => addField(form, field, call));
    const button = document.createElement('button');
    button.textContent = 'Try it';
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    const answer = document.createElement('pre');
    answer.tabIndex = 0;
    answer.setAttribute('role', 'region');
    answer.setAttribute('aria-label', `Answer of ${call}`);
    answer.hidden = true;
    form.append(button);
    place.replaceChildren(form, status, answer);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      status.textContent = 'Waiting for the answer…';
      const given = fields.map((field, at) => ({ ...field, value: inputs[at]?.value.trim() ?? '' }));
      let target = path;
      const query = new URLSearchParams();
      for (const { name, in: where, value } of given)
        if (where === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value));
        else if (value) query.set(name, value);
      if (auth === 'key') query.set('apiKey', key);
      const headers: Record<string, string> =
        auth === 'staff' ? { authorization: `Bearer ${tokenField?.value.trim() ?? ''}` } : {};
      try {
        const response = await fetch(`${target}?${query}`, { headers });
        const text = await response.text();
        status.textContent = `${response.status} ${response.statusText}: ${target}?${query}`;
        answer.textContent = readable(text);
        answer.hidden = false;
      } catch {
        status.textContent = 'The server could not be reached.';
      }
    });
  }

  function addField(form: HTMLFormElement, { name, required, value }: Field, call: string): HTMLInputElement {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.id = `try-${call}-${name}`;
    input.name = name;
    input.value = value;
    input.required = required;
    input.autocomplete = 'off';
    label.htmlFor = input.id;
    label.textContent = required ? `${name} (required)` : name;
    form.append(label, input);
    return input;
  }

  /** Long answers are cut, so that the page stays quick. */
  function readable(text: string): string {
    const most = 50_000;
    let shown = text;
    try {
      shown = JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      // Captions are text.
    }
    return shown.length > most ? `${shown.slice(0, most)}\n… ${shown.length - most} more characters` : shown;
  }
}

export const tryScript = `(${tryCalls.toString()})();\n`;
