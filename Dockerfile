# A hall in a container, from a checkout:
#   docker build -t ravenhall .
#   docker run -d -p 127.0.0.1:8080:8080 -v ravenhall:/var/lib/ravenhall ravenhall
# Settings are variables (-e RAVENHALL_SECURE_COOKIE=true …), see docs/hosting.md.
FROM debian:bookworm AS build
WORKDIR /src
COPY tools/install.sh tools/
RUN tools/install.sh deb
COPY . .
RUN cmake --preset release && cmake --build --preset release --target ravenhall
RUN cmake --preset wasm && cmake --build --preset wasm --target page_modules
RUN bash -c 'source tools/node.sh && use_new_node && cd web && npm install --no-save && npm run build'
RUN cd build/release && cpack

FROM debian:bookworm-slim
COPY --from=build /src/build/release/ravenhall_*.deb /package/
RUN apt-get update && apt-get install --yes --no-install-recommends /package/ravenhall_*.deb && \
    rm -rf /package /var/lib/apt/lists/* && \
    useradd --system --no-create-home --home-dir /var/lib/ravenhall ravenhall && \
    install -d -m 700 -o ravenhall -g ravenhall /var/lib/ravenhall
USER ravenhall
ENV RAVENHALL_HOST=0.0.0.0 RAVENHALL_PORT=8080 RAVENHALL_DATA=/var/lib/ravenhall
VOLUME /var/lib/ravenhall
EXPOSE 8080
HEALTHCHECK CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$RAVENHALL_PORT && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -qx ready <&3"]
CMD ["ravenhall", "serve"]
