# Varnish 7 in front of the shop, which runs with CDN_ADAPTER=varnish, CDN_PURGE_URL=http://this-host:6081/
# and CDN_PURGE_TOKEN. It holds the pages that the shop offers and nothing that is personal.
vcl 4.1;

import std;

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = { .url = "/readyz"; .interval = 2s; .window = 3; .threshold = 2; }
}

# Who may purge: the machines of the shop.
acl shop_machines {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ shop_machines || req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
            return (synth(403, "Not allowed"));
        }
        # `product:1 menu` bans every page that carries one of the two tags.
        ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, "\s+", "|") + ")(\s|$)");
        return (synth(200, "Purged"));
    }
    # What sends anything, or signs itself, is passed on.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization) {
        return (pass);
    }
    # Cookies do not keep a page from being held: the shop says which pages are the same for everyone.
    return (hash);
}

sub vcl_backend_response {
    # The lifetime that the shop offers in a header of its own; everything else is not held.
    if (beresp.http.CDN-Cache-Control && !beresp.http.Set-Cookie) {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1") + "s", 0s);
        set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1") + "s", 0s);
    } elsif (beresp.http.Cache-Control !~ "public" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
    return (deliver);
}

sub vcl_deliver {
    # Browsers revalidate each time; what is for this cache goes no further.
    if (resp.http.CDN-Cache-Control) {
        set resp.http.Cache-Control = "public, no-cache";
        unset resp.http.CDN-Cache-Control;
    }
    unset resp.http.Surrogate-Key;
    unset resp.http.Age;
}
