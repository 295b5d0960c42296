// Says so where a browser is too old for the game. It is not bundled, and in the language of old browsers: they must read it.
(function () {
  var root = document.documentElement;
  function has(test) {
    try {
      return !!test();
    } catch (_) {
      return false;
    }
  }
  var enough =
    has(function () { return typeof WebAssembly.instantiateStreaming === "function"; }) &&
    has(function () { return typeof Worker === "function"; }) &&
    has(function () { return typeof DecompressionStream === "function"; }) &&
    has(function () { return "noModule" in document.createElement("script"); }) &&
    has(function () { return CSS.supports("color", "color-mix(in srgb, red, blue)"); }) &&
    has(function () { return CSS.supports("container-type", "inline-size"); });
  if (enough) return;
  root.setAttribute("data-old", "");
  var built = JSON.parse(document.querySelector("[data-live=built]").textContent);
  var wanted = (/[?&]lang=([a-z]+)/.exec(location.search) || [])[1] || String(navigator.language).slice(0, 2);
  var words = built.words[wanted] || built.words.en;
  var status = document.querySelector("[data-live=status]");
  var picture = document.createElement("img");
  picture.src = built.parts["board.png"];
  picture.alt = words.picture;
  status.textContent = words["too-old"];
  document.querySelector("[data-live=bar]").style.display = "none";
  document.querySelector("[data-live=board]").appendChild(picture);
})();
