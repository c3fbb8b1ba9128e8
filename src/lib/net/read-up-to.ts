/** Reads a body. Once it exceeds the limit, stops the download and returns undefined. */
export async function readUpTo(
  maxBytes: number,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Blob | undefined> {
  const parts: BlobPart[] = [];
  const reader = body.getReader();
  for (let left = maxBytes; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    left -= value.length;
    if (left < 0) return void reader.cancel();
    parts.push(value);
  }
}
