const video = /** @type {HTMLVideoElement} */ (document.querySelector('video'));
const button = /** @type {HTMLButtonElement} */ (video.nextElementSibling);
const { connection } = /** @type {{ connection?: { saveData: boolean, effectiveType: string } }} */ (navigator);
const slow = connection && (connection.saveData || connection.effectiveType !== '4g');

video.addEventListener('playing', () => (button.hidden = false));
button.addEventListener('click', () => {
  button.textContent = button.dataset[video.paused ? 'pause' : 'play'] ?? '';
  void video[video.paused ? 'play' : 'pause']();
});
if (!slow && matchMedia('(min-width: 48em) and (prefers-reduced-motion: no-preference)').matches) {
  video.src = video.dataset['src'] ?? '';
  video.autoplay = true; // and not play(): the browser then pauses it while it is out of sight
}
