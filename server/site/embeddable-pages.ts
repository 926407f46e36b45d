import { embeddableHeader } from '#content/limits.ts';

type Render<Request> = (request: Request) => Promise<Response>;

/**
 * A page that the site marks as made for frames gets a policy that lets every site frame it; all else in the policy
 * stays. The mark is between site and server: no reader gets to see it.
 */
export function allowFraming<Request>(render: Render<Request>, policy: string): Render<Request> {
  const open = policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *');
  return async (request) => {
    const response = await render(request);
    if (!response.headers.has(embeddableHeader)) return response;
    const headers = new Headers(response.headers);
    headers.delete(embeddableHeader);
    headers.set('content-security-policy', open);
    return new Response(response.body, { status: response.status, headers });
  };
}
