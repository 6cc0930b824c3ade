import { STORED_AT_HEADER, STORED_WHY_HEADER } from '../headers';

/** Writes into a stored page's first tag since when it is stored and why it is shown: the page's script reads it there. */
export async function markPage(copy: Response): Promise<Response> {
  const { headers } = copy;
  const at = headers.get(STORED_AT_HEADER);
  const why = headers.get(STORED_WHY_HEADER);
  const html = await copy.text();
  return new Response(html.replace('<html', `<html data-stored-at="${at}" data-stored-why="${why}"`), {
    status: 200,
    headers,
  });
}
