// The search: Pagefind's index, in the language of the page on which it was begun; on wish the English pages, too.
const MAX_SHOWN = 20;
const MAX_PARTS = 3; // of one page
const MIN_WORD = 3; // letters: shorter words stand on every page
// Whole words before those that begin alike, such as the prior before the Priory.
const RANKING = { termSimilarity: 4 };
const WORDS = {
  en: { none: "Nothing was found for", found: "Results for", lost: "The search needs a web server: it can't read its index from a file." },
  es: { none: "No se encontró nada para", found: "Resultados para", more: "Buscar en las páginas en inglés", lost: "La búsqueda necesita un servidor web." },
  pl: { none: "Nic nie znaleziono dla", found: "Wyniki dla", more: "Szukaj na stronach po angielsku", lost: "Wyszukiwanie wymaga serwera WWW." },
};
const asked = new URLSearchParams(location.search);
const question = asked.get("q")?.trim() ?? "";
const language = asked.get("lang") in WORDS ? asked.get("lang") : "en";
const words = WORDS[language];
const find = (selector) => document.querySelector(selector);

for (const form of document.querySelectorAll(".site-search, .sidebar-search-container")) {
  form.elements.q.value = question;
  form.elements.lang.value = language;
}

// A page's headings end in the sign of their link.
const unmarked = (text) => text.replaceAll("¶", "");
const linked = (href, text) => Object.assign(document.createElement("a"), { href, textContent: unmarked(text) });

function shown({ url, excerpt, meta, sub_results: parts }) {
  const item = document.createElement("li");
  const kind = Object.assign(document.createElement("small"), { textContent: meta.kind });
  const text = document.createElement("p");
  text.innerHTML = unmarked(excerpt); // Pagefind's own: text with marks
  const within = parts.filter((part) => part.url.includes("#")).slice(0, MAX_PARTS);
  item.append(linked(url, meta.title), " ", kind, text, ...within.flatMap((part) => [linked(part.url, part.title), " "]));
  return item;
}

/** Pages with all words, as Pagefind ranks them, and after them those with the most of the words. */
async function ranked(pagefind) {
  const { results: whole } = await pagefind.search(question);
  const found = new Map();
  for (const word of question.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= MIN_WORD)) {
    for (const result of (await pagefind.search(word)).results) {
      const [times, score] = found.get(result.id)?.rank ?? [0, 0];
      found.set(result.id, { result, rank: [times + 1, score + result.score] });
    }
  }
  for (const { id } of whole) found.delete(id);
  const rest = [...found.values()].sort((one, other) => other.rank[0] - one.rank[0] || other.rank[1] - one.rank[1]);
  return [...whole, ...rest.map(({ result }) => result)];
}

async function search() {
  // Pagefind reads the language of its index here.
  document.documentElement.lang = language;
  const pagefind = await import("../pagefind/pagefind.js");
  await pagefind.options({ ranking: RANKING });
  const results = await ranked(pagefind);
  const pages = await Promise.all(results.slice(0, MAX_SHOWN).map((result) => result.data()));
  find(".site-found").textContent = `${pages.length ? words.found : words.none} “${question}”`;
  find(".site-results").replaceChildren(...pages.map(shown));
  if (!words.more) return;
  find(".site-results").after(linked(`?${new URLSearchParams({ q: question, lang: "en" })}`, words.more));
}

if (question) {
  search().catch((error) => {
    console.warn("ora_widgets: no search", error);
    find(".site-found").textContent = words.lost;
  });
} else find(".site-search input").focus();
